import { tenantFromUrl } from '@store/core'

/** In a request's context: the API has said that no shop is at its address. */
export const NO_SHOP = 'no shop'

/**
 * Finds out which shops requests of unknown hosts are for. While one call to the API is under way, the hosts of further requests wait,
 * and the next call asks for all of them: a real shop among thousands of made-up hosts waits for two calls (decision 122).
 *
 * @param {import('@store/core').DomainSettings} domains
 */
export function createShopFinder(domains) {
  /** @type {FindShopIds | null} */
  let ask = null
  /** As many as one call may ask for. */
  let most = 0
  /** By kind and name: the address, and who waits for its shop. @type {Map<string, Wanted>} */
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
      // An API that does not answer would let those who came later wait as long again.
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
    /** The app's call to the API, and how many addresses it takes. @param {FindShopIds} find @param {number} limit */
    use(find, limit) {
      ask = find
      most = limit
    },
    /**
     * Tells the id of the shop that a request is for; null: there is none; undefined: the API did not say.
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

/** Requests that may wait for a call; more are passed on without one. */
const MAX_REQUESTS = 10_000

/**
 * The name of the shop that is wanted; null if there is none to look up: bad hosts, and shops by their id.
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
