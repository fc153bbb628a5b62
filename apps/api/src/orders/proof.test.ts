import { MAX_PROOF_BYTES, ORDER_PRIVATE_DAYS, type OrderDraft } from '@store/core'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { asWorker, inShop } from '../database/index.ts'
import { execute } from '../database/query.ts'
import { orderContext } from '../order-context.ts'
import { testApi } from '../testing.ts'
import { moveOrder } from './move.ts'
import { findPaymentProof } from './store/payment-proofs.ts'
import { draftOf, one, openOrders, openShop, placed, sell } from './testing.ts'

const { db, api, place, close } = await openOrders()
afterAll(close)

const shopId = await openShop(db, { email: 'tienda@ejemplo.co' })
const [shirt] = await sell(db, shopId, {})

async function ordered(rest: Partial<OrderDraft> = {}) {
  if (!shirt) throw new Error('nothing to sell')
  return placed(await place(draftOf(shopId, [one(shirt)], { paymentMethod: 'bankDeposit', ...rest })))
}
type Placed = Awaited<ReturnType<typeof ordered>>
const send = ({ order, accessKey }: Placed, bytes: Uint8Array, key = accessKey, shop = shopId) =>
  api.sendProof({
    params: { number: order.number },
    body: { shopId: shop, key, file: Buffer.from(bytes).toString('base64') },
  })
const storedProof = ({ order }: Placed) => inShop(db, shopId, (tx) => findPaymentProof(tx, shopId, order.number))
const shown = ({ order, accessKey }: Placed) =>
  api.getPlacedOrder({ params: { number: order.number }, query: { shopId, key: accessKey } })

const picture = (width = 60) => sharp({ create: { width, height: 40, channels: 3, background: '#c33' } })
const photo = await picture()
  .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '4/1 35/1 0/1' } })
  .jpeg()
  .toBuffer()
const pdf = Buffer.from('%PDF-1.7\ntrailer<<>>\n%%EOF\n')

test('a picture is kept as a JPEG without what else was in it, and the buyer sees when it came', async () => {
  const mine = await ordered()
  expect(await sharp(photo).metadata()).toHaveProperty('exif')
  const outcome = await send(mine, photo)
  expect(outcome).toMatchObject({ kind: 'received', proof: { changesLeft: 3 } })
  const proof = await storedProof(mine)
  expect(proof?.type).toBe('image/jpeg')
  const metadata = await sharp(proof?.file).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
  expect(metadata.exif).toBeUndefined()
  expect((await shown(mine))?.proof).toEqual(outcome?.kind === 'received' && outcome.proof)
})

test.each([
  ['PNG', await picture().png().toBuffer(), 'image/jpeg'],
  ['WebP', await picture().webp().toBuffer(), 'image/jpeg'],
  ['a picture larger than is needed', await picture(5000).jpeg().toBuffer(), 'image/jpeg'],
  ['PDF', pdf, 'application/pdf'],
])('%s is taken by its first bytes', async (_, bytes, type) => {
  const mine = await ordered({ paymentMethod: 'toBeAgreed' })
  expect(await send(mine, bytes)).toMatchObject({ kind: 'received' })
  const proof = await storedProof(mine)
  expect(proof?.type).toBe(type)
  if (type === 'image/jpeg') expect((await sharp(proof?.file).metadata()).width).toBeLessThanOrEqual(2400)
})

test.each([
  ['a page', Buffer.from('<html><svg onload=x></svg></html>'), 'type'],
  ['nothing', Buffer.alloc(0), 'type'],
  ['a GIF', await picture().gif().toBuffer(), 'type'],
  ['half a photo', photo.subarray(0, photo.length / 2), 'broken'],
  ['a PDF that is cut off', Buffer.from('%PDF-1.7\n'), 'broken'],
  [
    'too many pixels',
    await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
    'tooBig',
  ],
  [
    'too many bytes',
    Buffer.concat([pdf, Buffer.alloc(MAX_PROOF_BYTES - pdf.length - 5, ' '), Buffer.from('\n%%EOF')]),
    'tooBig',
  ],
])('%s is refused, and nothing is kept', async (_, bytes, reason) => {
  const mine = await ordered()
  expect(await send(mine, bytes)).toEqual({ kind: 'refused', reason })
  expect(await storedProof(mine)).toBeNull()
  expect((await shown(mine))?.proof).toBeUndefined()
})

test('a file as large as may be comes through, a larger one does not leave the client', async () => {
  const mine = await ordered()
  const most = Buffer.concat([pdf, Buffer.alloc(MAX_PROOF_BYTES - pdf.length - 6, ' '), Buffer.from('\n%%EOF')])
  expect(await send(mine, most)).toMatchObject({ kind: 'received' })
  await expect(send(mine, Buffer.alloc(MAX_PROOF_BYTES + 600_000))).rejects.toMatchObject({
    failure: { kind: 'contract' },
  })
})

test('another takes its place three times, and then no more; the shop is told once', async () => {
  const mine = await ordered()
  for (const left of [3, 2, 1, 0])
    expect(await send(mine, pdf)).toMatchObject({ kind: 'received', proof: { changesLeft: left } })
  expect(await send(mine, photo)).toEqual({ kind: 'refused', reason: 'noMore' })
  expect((await storedProof(mine))?.type).toBe('application/pdf')
  const mails = await asWorker(db, (tx) =>
    execute(tx, sql`select from outbox where kind = 'order.proof' and order_number = ${mine.order.number}`),
  )
  expect(mails).toBe(1)
})

test('a wrong key, and another shop, reveal nothing; an order that waits for no money by hand takes none', async () => {
  const mine = await ordered()
  expect(await send(mine, pdf, (await ordered()).accessKey)).toBeNull()
  expect(await send(mine, pdf, mine.accessKey, await openShop(db))).toBeNull()
  expect(await send(await ordered({ paymentMethod: 'cashOnDelivery' }), pdf)).toEqual({
    kind: 'refused',
    reason: 'notNow',
  })
  const move = { shopId, number: mine.order.number, to: 'paid', who: 'operator', why: null } as const
  await inShop(db, shopId, (tx) => moveOrder(tx, move, orderContext(new Date())))
  expect(await send(mine, pdf)).toEqual({ kind: 'refused', reason: 'notNow' })
  expect(await storedProof(mine)).toBeNull()
})

test('an order whose links show no longer how it is paid takes none, and shows none', async () => {
  const mine = await ordered()
  expect(await send(mine, pdf)).toMatchObject({ kind: 'received' })
  const { order, accessKey: key } = mine
  const past = new Date(Date.parse(order.placedAt) + ORDER_PRIVATE_DAYS * 24 * 60 * 60 * 1000 + 1)
  const { api: afterwards } = testApi(db, { now: () => past })
  const params = { number: order.number }
  const file = pdf.toString('base64')
  expect(await afterwards.sendProof({ params, body: { shopId, key, file } })).toEqual({
    kind: 'refused',
    reason: 'notNow',
  })
  expect((await afterwards.getPlacedOrder({ params, query: { shopId, key } }))?.proof).toBeUndefined()
  expect((await shown(mine))?.proof).toMatchObject({ changesLeft: 3 })
})

test('who tries too often has to wait', async () => {
  const mine = await ordered()
  for (let turn = 0; turn < 10; turn++) await send(mine, Buffer.from('x'))
  await expect(send(mine, pdf)).rejects.toMatchObject({ failure: { status: 429 } })
})
