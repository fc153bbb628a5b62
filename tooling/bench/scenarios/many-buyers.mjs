import { check, findings, left } from '../consistency.mjs'
import { line, openShop, orderOf, putOnSale, times } from '../shop.mjs'

const place = (client, drafts) =>
  Promise.all(drafts.map((body) => client.placeOrder({ body }).catch((error) => ({ kind: 'failed', error }))))
const ofKind = (outcomes, kind) => outcomes.filter((outcome) => outcome.kind === kind)
const numbers = (outcomes) => new Set(ofKind(outcomes, 'placed').map(({ order }) => order.number))
const soldOut = ({ kind, refusals }) => kind === 'refused' && refusals.every((reason) => reason.kind === 'outOfStock')

/** Scenarios of several buyers of the same few units. Each returns its part of the report. */

export async function manyBuyers(api, { buyers, units }) {
  const { shopId, products } = await openShop(api.db, { units })
  const outcomes = await place(
    api.client(),
    times(buyers, () => orderOf(shopId, [line(products[0])])),
  )
  return [
    check(`${buyers} buyers of ${units} units: orders`, units, numbers(outcomes).size),
    check('clear refusals', buyers - units, outcomes.filter(soldOut).length),
    check('units left', 0, (await left(api.db, products[0])).units),
    ...(await findings(api.db, shopId)),
  ]
}

/** Carts with two lines of the same stock row. */
export async function twoLinesOneRow(api, { buyers, units }) {
  const { shopId, products } = await openShop(api.db, { units })
  const lines = [line(products[0], 1), line(products[0], 2)]
  const outcomes = await place(
    api.client(),
    times(buyers, () => orderOf(shopId, lines)),
  )
  const possible = Math.floor(units / 3)
  return [
    check(`${buyers} carts with two lines of one row, ${units} units: orders`, possible, numbers(outcomes).size),
    check('clear refusals', buyers - possible, outcomes.filter(soldOut).length),
    check('units left', units - 3 * possible, (await left(api.db, products[0])).units),
    ...(await findings(api.db, shopId)),
  ]
}

/** Carts that lock the same rows in opposite orders, while an import rewrites them. */
export async function oppositeOrders(api, { buyers, units }) {
  const files = times(4, (at) => ({ reference: `row-${at}`, units }))
  const { shopId, products } = await openShop(api.db, ...files)
  const lines = products.map((product) => line(product))
  const bought = place(
    api.client(),
    times(buyers, (at) => orderOf(shopId, at % 2 ? lines : lines.toReversed())),
  )
  for (const name of ['Uno', 'Dos', 'Tres'])
    await putOnSale(api.db, shopId, ...files.toReversed().map((file) => ({ ...file, name })))
  const outcomes = await bought
  return [
    check(
      `${buyers} carts that lock ${products.length} rows in opposite orders: orders`,
      units,
      numbers(outcomes).size,
    ),
    check('clear refusals', buyers - units, outcomes.filter(soldOut).length),
    check('deadlocks and breakages met by a shopper', 0, ofKind(outcomes, 'failed').length),
    check('units left', 0, (await Promise.all(products.map((product) => left(api.db, product)))).at(-1).units),
    ...(await findings(api.db, shopId)),
  ]
}

/** A shopper whose browser sends one key many times at once, and then with another body. */
export async function oneKey(api, { times: count }) {
  const { shopId, products } = await openShop(api.db, { units: 50 })
  const client = api.client()
  const draft = orderOf(shopId, [line(products[0], 2)])
  const outcomes = await place(
    client,
    times(count, () => draft),
  )
  const [number] = numbers(outcomes)
  const others = await place(
    client,
    times(count, () => orderOf(shopId, [line(products[0], 3)], { key: draft.key })),
  )
  return [
    check(`one key ${count} times at once: orders`, 1, (await left(api.db, products[0])).orders),
    check('different answers', 1, new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size),
    check('units left', 48, (await left(api.db, products[0])).units),
    check(
      'the same key with another body: conflicts that name the order',
      count,
      others.filter((outcome) => outcome.kind === 'conflict' && outcome.number === number).length,
    ),
    ...(await findings(api.db, shopId)),
  ]
}

/** A refused attempt leaves nothing: corrected, it succeeds with the same key. */
export async function mendedAttempts(api, { buyers }) {
  const { shopId, products } = await openShop(api.db, { units: buyers })
  const drafts = times(buyers, () => orderOf(shopId, [line(products[0], buyers + 1)]))
  const refused = await place(api.client(), drafts)
  const mended = await place(
    api.client(),
    drafts.map((draft) => ({ ...draft, lines: [line(products[0])] })),
  )
  return [
    check(`${buyers} attempts for too many units: refused`, buyers, refused.filter(soldOut).length),
    check('mended, under the same keys: orders', buyers, numbers(mended).size),
    check('units left', 0, (await left(api.db, products[0])).units),
    ...(await findings(api.db, shopId)),
  ]
}
