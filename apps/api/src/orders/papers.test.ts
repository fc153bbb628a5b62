import { type Invoice, ORDER_PRIVATE_DAYS, type OrderDraft } from '@store/core'
import { afterAll, describe, expect, test } from 'vitest'
import { setShop } from '../shops/store/shops.ts'
import { testApi } from '../testing.ts'
import { draftOf, one, openOrders, openShop, placed, sell } from './testing.ts'

const { db, api, place, close } = await openOrders()
afterAll(close)

const MEXICO = { country: 'MX', currency: 'MXN', invoices: true }
const invoice: Invoice = {
  taxId: 'XAXX010101000',
  legalName: 'Ana Gómez',
  taxRegime: '616 Sin obligaciones fiscales',
  use: 'S01 Sin efectos fiscales',
  postcode: '06700',
}

async function openWith(settings: Parameters<typeof openShop>[1]) {
  const shopId = await openShop(db, settings)
  const [shirt] = await sell(db, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  return { shopId, draft: (rest: Partial<OrderDraft> = {}) => draftOf(shopId, [one(shirt)], rest) }
}
const withPaper = (draft: OrderDraft, buyer: Partial<OrderDraft['buyer']>) => ({
  ...draft,
  buyer: { ...draft.buyer, ...buyer },
})

describe('the type of a buyer’s document', () => {
  test('is kept with the order; the order is found by the number alone, however it is written', async () => {
    const { shopId, draft } = await openWith({})
    const passport = { idNumber: 'ab-123456', documentType: 'passport' } as const
    const { order } = placed(await place(withPaper(draft(), passport)))
    expect(order.buyer).toMatchObject({ idNumber: 'AB123456', documentType: 'passport' })
    const query = { shopId, number: order.number, idNumber: 'AB 123456' }
    expect(await api.findOrder({ query })).toMatchObject({ buyer: { documentType: 'passport' } })
  })

  test('is one of the shop’s country; who does not say one is not asked again', async () => {
    const { draft } = await openWith({ country: 'CL', currency: 'CLP' })
    expect(await place(withPaper(draft(), { documentType: 'CC' }))).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'field', field: 'documentType' }],
    })
    expect(placed(await place(draft())).order.buyer.documentType).toBeNull()
  })

  test('tells one attempt to buy from another', async () => {
    const { draft } = await openWith({})
    const sent = draft()
    placed(await place(withPaper(sent, { documentType: 'CC' })))
    expect((await place(withPaper(sent, { documentType: 'CE' }))).kind).toBe('conflict')
  })
})

describe('the data of an invoice', () => {
  test('is kept as it was said, without blanks', async () => {
    const { draft } = await openWith(MEXICO)
    const { order } = placed(await place(draft({ invoice: { ...invoice, legalName: '  Ana Gómez ', email: ' ' } })))
    expect(order.invoice).toEqual(invoice)
    expect(placed(await place(draft())).order.invoice).toBeNull()
  })

  test('is refused where it lacks what the country needs', async () => {
    const { draft } = await openWith(MEXICO)
    const { use: _, ...rest } = invoice
    expect(await place(draft({ invoice: { ...rest, taxId: 'X' } }))).toEqual({
      kind: 'refused',
      refusals: ['taxId', 'use'].map((name) => ({ kind: 'field', field: `invoice.${name}` })),
    })
  })

  test('is not kept by a shop that does not ask for it, which is every shop until it says so', async () => {
    const { shopId, draft } = await openWith({ country: 'MX', currency: 'MXN' })
    expect((await api.getShop({ params: { id: shopId } }))?.invoices).toBe(false)
    expect(placed(await place(draft({ invoice }))).order.invoice).toBeNull()
    await setShop(db, shopId, { invoices: true })
    expect((await api.getShop({ params: { id: shopId } }))?.invoices).toBe(true)
    expect(placed(await place(draft({ invoice }))).order.invoice).toEqual(invoice)
  })

  test('is hidden with the buyer once the order’s link is old', async () => {
    const { shopId, draft } = await openWith(MEXICO)
    const { order, accessKey } = placed(await place(withPaper(draft({ invoice }), { documentType: 'INE' })))
    const later = new Date(Date.parse(order.placedAt) + (ORDER_PRIVATE_DAYS + 1) * 24 * 60 * 60 * 1000)
    const { api: afterwards } = testApi(db, { now: () => later })
    const shown = await afterwards.getPlacedOrder({
      params: { number: order.number },
      query: { shopId, key: accessKey },
    })
    expect(shown).toMatchObject({ number: order.number, invoice: null, buyer: { documentType: null, idNumber: '' } })
  })
})
