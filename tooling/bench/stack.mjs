import { openProxy } from './proxy.mjs'
import { openStorefront } from './storefront.mjs'

/**
 * A storefront in front of these services. `proxied`: it asks them through a proxy that can be cut and slowed, and that
 * counts what is asked; what is measured does without.
 */
export async function openStack(api, { proxied = true } = {}) {
  const proxy = proxied ? await openProxy(api.url) : null
  const shops = await openStorefront({ apiUrl: proxy?.url ?? api.url, env: { SUPPORT_PHONE: '573001234567' } })
  return {
    api,
    proxy,
    shops,
    stop: async () => {
      // Connections that the storefront keeps open to it would hold it up.
      await proxy?.close()
      await shops.stop()
    },
  }
}

/** Runs `work` on a stack of its own. */
export async function onStack(api, work, options) {
  const stack = await openStack(api, options)
  try {
    return await work(stack)
  } finally {
    await stack.stop()
  }
}
