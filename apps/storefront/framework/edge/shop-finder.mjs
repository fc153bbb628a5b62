import { tenantFromUrl } from '@store/core'

/** Key in a request's context: the API has no shop at its address. */
export const NO_SHOP = 'no shop'

/**
 * Finds the shops of requests to unknown hosts. While one call to the API is under way, the hosts of further requests are
 * collected, and the next call looks all of them up: a real shop among thousands of made-up hosts waits for two calls
 * (decision 122).
 *
 * @param {import('@store/core').DomainSettings} domains
 */
export function createShopFinder(domains) {
  /** @type {FindShopIds | null} */
  let ask = null
  /** Maximum number of addresses per call. */
  let most = 0
  /** By kind and name: the address, and callbacks for its shop. @type {Map<string, Wanted>} */
  const waiting = new Map()
  let requests = 0
  let isAsking = false

  async function askForAll() {
    isAsking = true
    while (waiting.size > 0) {
      const wanted = [...waiting].slice(0, most)
      for (const [key] of wanted) waiting.delete(key)
      const ids = await answerOf(wanted.map(([, { address }]) => address))
      for (const [at, [, { tell }]] of wanted.entries()) for (const one of tell) one(ids?.[at])
      // If the API does not answer, requests that came later would have to wait for another timeout.
      if (ids === null) giveUp()
    }
    isAsking = false
  }

  /** @param {Address[]} addresses */
  async function answerOf(addresses) {
    try {
      return (await ask?.(addresses)) ?? null
    } catch {
      return null
    }
  }

  function giveUp() {
    const late = [...waiting.values()]
    waiting.clear()
    for (const { tell } of late) for (const one of tell) one(undefined)
  }

  return {
    /**
     * Sets the app's call to the API, and the maximum of addresses per call.
     * @param {FindShopIds} find @param {number} limit
     */
    use(find, limit) {
      ask = find
      most = limit
    },
    /**
     * Calls `tell` with the id of the request's shop; null: there is none; undefined: the API did not answer.
     * @param {string} host @param {string} pathname @param {Tell} tell
     */
    find(host, pathname, tell) {
      const address = addressOf(tenantFromUrl({ host, pathname }, domains))
      if (!ask || !address) return tell(undefined)
      const key = `${address.by} ${address.name}`
      if (requests >= MAX_REQUESTS) return tell(undefined)
      requests++
      /** @type {Tell} */
      const leave = (found) => {
        requests--
        tell(found)
      }
      const known = waiting.get(key)
      if (known) return void known.tell.push(leave)
      waiting.set(key, { address, tell: [leave] })
      if (!isAsking) void askForAll()
    },
  }
}

/** Maximum of requests that wait for a call; further ones are passed on without one. */
const MAX_REQUESTS = 10_000

/**
 * The shop to look up; null: none, for bad hosts and shops by id.
 * @param {import('@store/core').TenantRef} tenant
 * @returns {Address | null}
 */
function addressOf(tenant) {
  if (tenant.kind === 'none') return null
  if (tenant.kind !== 'chat') return { by: tenant.kind, name: tenant.name }
  return /^\d+$/.test(tenant.slug) ? null : { by: 'subdomain', name: tenant.slug }
}

/** @typedef {{ readonly by: 'domain' | 'subdomain', readonly name: string }} Address */
/** @typedef {(found: number | null | undefined) => void} Tell */
/** @typedef {{ readonly address: Address, readonly tell: Tell[] }} Wanted */
/**
 * The ids of the shops at these addresses, in the same order; null: none.
 * @typedef {(addresses: Address[]) => Promise<readonly (number | null)[]>} FindShopIds
 */
