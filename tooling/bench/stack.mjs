import { openProxy } from './proxy.mjs'
import { openStorefront } from './storefront.mjs'

/**
 * Starts a storefront for these services. `proxied`: it reaches them through a proxy that can be cut and slowed, and that
 * counts requests; measurements do without.
 */
export async function openStack(api, { proxied = true } = {}) {
  const proxy = proxied ? await openProxy(api.url) : null
  const shops = await openStorefront({ apiUrl: proxy?.url ?? api.url, env: { SUPPORT_PHONE: '573001234567' } })
  return {
    api,
    proxy,
    shops,
    stop: async () => {
      // The storefront's keep-alive connections to the proxy would delay its end.
      await proxy?.close()
      await shops.stop()
    },
  }
}

/** Runs `work` on a new stack. */
export async function onStack(api, work, options) {
  const stack = await openStack(api, options)
  try {
    return await work(stack)
  } finally {
    await stack.stop()
  }
}
