import { request } from 'node:http'
import { check, findings } from '../consistency.mjs'
import { line, openShop, orderOf, times } from '../shop.mjs'

/** Shoppers whose connection ends after sending an order and before the response; then they retry. */
export async function clientsCut(api, { cuts }) {
  const { shopId, products } = await openShop(api.db, { units: cuts })
  const drafts = times(cuts, () => orderOf(shopId, [line(products[0])]))
  const impatient = api.client(cutOff)
  const first = await Promise.allSettled(drafts.map((body) => impatient.placeOrder({ body })))
  const again = await Promise.all(drafts.map((body) => api.client().placeOrder({ body })))

  const { rows } = await api.db.owner.query('select count(*) as orders from orders where shop_id = $1', [shopId])
  const placed = again.filter(({ kind }) => kind === 'placed')
  return [
    check(
      `${cuts} clients cut before the answer: answered`,
      0,
      first.filter(({ status }) => status !== 'rejected').length,
    ),
    check('asked again: orders', cuts, new Set(placed.map(({ order }) => order.number)).size),
    check('orders kept, for so many distinct keys', cuts, rows[0].orders),
    ...(await findings(api.db, shopId)),
  ]
}

/** A `fetch` that sends the request and disconnects, within the time of a response. */
function cutOff(url, { method, headers, body }) {
  return new Promise((_, fail) => {
    const sending = request(url, { method, headers: Object.fromEntries(headers), agent: false })
    const hangUp = () => {
      sending.destroy()
      fail(new Error('cut off'))
    }
    sending.on('error', () => undefined)
    sending.once('response', hangUp)
    sending.end(body, () => setTimeout(hangUp, Math.random() * 200))
  })
}
