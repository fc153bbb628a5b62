import { afterAll, beforeAll, expect, test } from 'vitest'
import { inShop } from '../database/open.ts'
import { testWorker } from '../messages/testing.ts'
import { orderContext } from '../order-context.ts'
import { moveOrder, moveShipment } from '../orders/move.ts'
import { draftOf } from '../orders/testing.ts'
import { changeShop } from '../shops/store/shops.ts'
import { openSmtp, type TestSmtp } from '../testing/smtp.ts'
import { keepAccount } from './accounts.ts'
import { choose, openPayments, type PaymentWorld, type Started } from './testing.ts'

let world: PaymentWorld
let smtp: TestSmtp
let worker: ReturnType<typeof testWorker>
beforeAll(async () => {
  world = await openPayments('mercadoPago')
  smtp = await openSmtp()
  worker = testWorker(world.db, { smtpUrl: smtp.url })
})
afterAll(async () => {
  await worker.stop()
  await smtp.close()
  await world.close()
})

async function pay(buyer: string): Promise<Started> {
  const placed = await world.place(await world.openPayingShop(), { buyer: { ...draftOf(1, []).buyer, email: buyer } })
  const started = await world.start(placed)
  await world.comeBack(started, await choose(started.url, { outcome: 'approve' }))
  expect(await world.orderOf(started)).toMatchObject({ status: 'paid', payment: { live: false } })
  return started
}
const by = { who: 'operator', why: null }

test('every mail about an order that a test account was paid for says so first', async () => {
  const email = 'prueba@ejemplo.co'
  const { shopId, number } = await pay(email)
  const subjects = () => smtp.mails.map(({ subject }) => subject).filter((subject) => subject?.includes(String(number)))
  await expect.poll(() => subjects().length, { timeout: 20_000 }).toBe(2)
  for (const subject of subjects()) expect(subject).toMatch(/^\[PRUEBA\] /)
  expect(shopId).toBeGreaterThan(0)
})

test('it is not sent, but by who insists', async () => {
  const { shopId, number } = await pay('otra@ejemplo.co')
  const move = { shopId, number, ...by }
  const [moved, sent, packed] = await inShop(world.db, shopId, async (tx) => [
    await moveOrder(tx, { ...move, to: 'dispatched' }, orderContext(new Date())),
    await moveShipment(tx, { ...move, to: 'inTransit', carrier: null }, orderContext(new Date())),
    await moveShipment(tx, { ...move, to: 'inPacking', carrier: null }, orderContext(new Date())),
  ])
  expect([moved, sent, packed]).toEqual([{ kind: 'test' }, { kind: 'test' }, { kind: 'test' }])
  const forced = await inShop(world.db, shopId, (tx) =>
    moveShipment(tx, { ...move, to: 'inPacking', carrier: null, evenTest: true }, orderContext(new Date())),
  )
  expect(forced).toMatchObject({ kind: 'moved', order: { shipment: 'inPacking' } })
})

test('what a test user is paid is play money, though Mercado Pago calls it live', async () => {
  const shopId = await world.openPayingShop()
  const keys = {
    accessToken: 'APP_USR-6600112233445566-112119-sandbox',
    webhookSecret: 'mercado-pago-webhooks-sandbox',
    mode: 'test',
  }
  const { secrets } = world.services.payments
  await changeShop(world.db, shopId, (tx) => keepAccount(tx, shopId, 'mercadoPago', keys, secrets))
  const started = await world.start(await world.place(shopId))
  const back = await choose(started.url, { outcome: 'approve' })
  expect(await world.comeBack(started, back)).toMatchObject({ state: 'paid', live: false })
})
