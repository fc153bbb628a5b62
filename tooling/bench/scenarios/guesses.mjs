import { check } from '../consistency.mjs'
import { line, openShop, orderOf } from '../shop.mjs'

const AT_ONCE = 16
const PAIRS = 400

/**
 * Looks up orders by guesses, each from another address. `strict` also compares the times for an unknown order and a wrong
 * ID number, from which a caller must not be able to tell which it was.
 */
export async function orderGuesses(api, { guesses, strict }) {
  const { shopId, products } = await openShop(api.db, { units: 9 })
  const client = api.client()
  const { order } = await client.placeOrder({ body: orderOf(shopId, [line(products[0])]) })
  let [made, hits, limited] = [0, 0, 0]
  async function guesser() {
    while (made < guesses) {
      const guess = made++
      const number = guess % 2 ? order.number : order.number + 1 + (guess % 1_000)
      const found = await client
        .findOrder({ query: { shopId, number, idNumber: String(10_000_000 + guess) } })
        .catch(({ failure }) => {
          if (failure?.status !== 429) throw new Error(`answered with ${failure?.status}`)
          limited += 1
          return null
        })
      if (found) hits += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, guesser))
  return [
    check(`${guesses} guesses at an order (${limited} turned away): found`, 0, hits),
    ...(strict ? [await sameTime(api)] : []),
  ]
}

/** The median times of the two responses, measured alternately on a new order per pair, so that no rate limit is reached. */
async function sameTime(api) {
  const { shopId, products } = await openShop(api.db, { units: PAIRS })
  const client = api.client()
  const numbers = []
  for (let at = 0; at < PAIRS; at++)
    numbers.push((await client.placeOrder({ body: orderOf(shopId, [line(products[0])]) })).order.number)
  const timed = async (number, idNumber) => {
    const since = performance.now()
    await client.findOrder({ query: { shopId, number, idNumber } }).catch(() => null)
    return performance.now() - since
  }
  const [wrong, unknown] = [[], []]
  for (const [at, number] of numbers.entries()) {
    wrong.push(await timed(number, String(20_000_000 + at)))
    unknown.push(await timed(number + 1_000_000, String(30_000_000 + at)))
  }
  const ratio = median(wrong) / median(unknown)
  return check(
    `a wrong ID number takes as long as an unknown order, within 5 % (${ratio.toFixed(3)})`,
    true,
    Math.abs(ratio - 1) <= 0.05,
  )
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
