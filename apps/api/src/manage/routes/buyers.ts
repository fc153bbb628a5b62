import { manageEndpoints as calls, type Input, type IssueCode, type ManageEndpoints } from '@store/api-client/manage'
import { type Country, isMailAddress, normaliseIdNumber, type ShopId } from '@store/core'
import { asWorker, inShop, type Tx } from '../../database/open.ts'
import { findMark, setMark } from '../../orders/store/buyer-marks.ts'
import { findBuyerData, forgetBuyer, type KnownBy } from '../../orders/store/buyers.ts'
import { countBuyers, listBuyers } from '../../orders/store/list-buyers.ts'
import { readPhone } from '../../shops/phone.ts'
import { findShop } from '../../shops/store/shops.ts'
import { queueWebhooks } from '../../webhooks/events.ts'
import type { Management } from '../mount.ts'
import { countIn, pageIn, pageOf } from '../paging.ts'
import { Refusal, wrongField, wrongQuery } from '../refusal.ts'

const SORT = 'lastAt'

export function buyerRoutes(manage: Management): void {
  manage.read(calls.listBuyers, async (tx, { shopId, query }) => {
    const { limit, after } = pageIn(query, SORT)
    const [place, key] = after ?? []
    const asked = { search: query.q ?? null, blocked: query.blocked ?? false }
    const rows = await listBuyers(tx, shopId, {
      ...asked,
      after: after && { place: String(place), key: String(key) },
      limit: limit + 1,
    })
    const page = pageOf(
      rows,
      limit,
      SORT,
      (row) => [row.place, row.key],
      ({ place: _, key: __, lastAt, ...buyer }) => ({ ...buyer, lastAt: lastAt.toISOString() }),
    )
    return { ...page, ...(await countIn(query.count, (most) => countBuyers(tx, shopId, asked, most))) }
  })

  manage.read(calls.findBuyer, async (tx, { shopId, query }) => {
    const who = knownBy(query, await countryOf(tx, shopId), wrongQuery)
    const { orders, subscriptions, messages } = await findBuyerData(tx, shopId, who)
    return {
      orders: [...orders],
      subscriptions: [...subscriptions],
      messages,
      ...(await findMark(tx, shopId, who)),
    }
  })

  manage.write(calls.noteBuyer, async (tx, { shopId, body: { text, ...query } }) => {
    await setMark(tx, shopId, knownBy(query, await countryOf(tx, shopId), wrongField), { note: text })
    return {}
  })
  manage.write(calls.blockBuyer, async (tx, { shopId, body: { reason, ...query }, who: by, now }) => {
    const blocked = { reason, by, at: now.toISOString() }
    await setMark(tx, shopId, knownBy(query, await countryOf(tx, shopId), wrongField), { blocked })
    return {}
  })
  manage.write(calls.unblockBuyer, async (tx, { shopId, body }) => {
    await setMark(tx, shopId, knownBy(body, await countryOf(tx, shopId), wrongField), { blocked: null })
    return {}
  })

  manage.outside(calls.forgetBuyer, async (_, { services: { db }, shopId, body, now }) => {
    const { who, kept } = await inShop(db, shopId, async (tx) => {
      const found = knownBy(body, await countryOf(tx, shopId), wrongField)
      return { who: found, kept: await findBuyerData(tx, shopId, found) }
    })
    const numbers = (ended: boolean) => kept.orders.filter((order) => order.ended === ended).map(({ number }) => number)
    await asWorker(db, async (tx) => {
      await forgetBuyer(tx, shopId, who, numbers(true))
      await queueWebhooks(tx, shopId, 'buyer.forgotten', now, () => [{ about: null, data: { orders: numbers(true) } }])
    })
    const { subscriptions, messages } = kept
    return { orders: numbers(true), underWay: numbers(false), subscriptions: subscriptions.length, messages }
  })
}

async function countryOf(tx: Tx, shopId: ShopId): Promise<Country> {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  return shop.country
}

type BuyerQuery = Input<ManageEndpoints['findBuyer']>['query']

/** The person, by exactly one known value, in the form that orders store. */
function knownBy(query: BuyerQuery, country: Country, wrong: (path: string, code: IssueCode) => Refusal): KnownBy {
  const nobody = { email: null, phone: null, idNumber: null }
  const [first, second] = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (first === undefined) throw wrong('email', 'missing')
  if (second !== undefined) throw wrong(second, 'notAllowed')
  const { email, phone = '', idNumber } = query
  if (email !== undefined) {
    if (!isMailAddress(email)) throw wrong('email', 'wrongFormat')
    return { ...nobody, email: email.toLowerCase() }
  }
  if (idNumber !== undefined) {
    const known = normaliseIdNumber(idNumber)
    if (known === '') throw wrong('idNumber', 'wrongFormat')
    return { ...nobody, idNumber: known }
  }
  const known = readPhone(phone, country)
  if (!known) throw wrong('phone', 'wrongFormat')
  return { ...nobody, phone: known }
}
