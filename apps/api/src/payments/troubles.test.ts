import { PAYMENT_TROUBLES, type PaymentTrouble } from '@store/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inShop } from '../database/open.ts'
import { addPlatformKey } from '../keys/store.ts'
import { testWorker } from '../messages/testing.ts'
import { orderContext } from '../order-context.ts'
import { moveOrder } from '../orders/move.ts'
import { draftOf } from '../orders/testing.ts'
import { openSmtp, type TestSmtp } from '../testing/smtp.ts'
import { manageAs } from '../testing.ts'
import { listPaymentTroubles } from './store/troubles.ts'
import { choose, openPayments, type PaymentWorld, type Started } from './testing.ts'

let world: PaymentWorld
let smtp: TestSmtp
let stop: () => Promise<void>
beforeAll(async () => {
  world = await openPayments('wompi')
  smtp = await openSmtp()
  stop = testWorker(world.db, { smtpUrl: smtp.url }).stop
})
afterAll(async () => {
  await stop()
  await smtp.close()
  await world.close()
})

/** The numbers of the orders in the list of those with these problems. */
const listed = async ({ shopId }: Pick<Started, 'shopId'>, ...troubles: PaymentTrouble[]) => {
  const manage = manageAs(world.app, await addPlatformKey(world.db, 'tests'))
  return (await manage.listOrders({ params: { shopId }, query: { troubles } })).items.map(({ number }) => number)
}
const troublesOf = ({ shopId }: Pick<Started, 'shopId'>) =>
  inShop(world.db, shopId, (tx) => listPaymentTroubles(tx, shopId))
const pay = async (started: Started) => world.comeBack(started, await choose(started.url, { outcome: 'approve' }))
const mailsOf = (subject: string) => smtp.mails.filter((mail) => mail.subject === subject)

test('an order that two attempts paid: the shop sees it, has one mail of it, and no more once one is given back', async () => {
  const placed = await world.place(await world.openPayingShop())
  const [first, second] = [await world.start(placed), await world.start(placed)]
  await pay(first)
  expect(await troublesOf(placed)).toEqual([])
  await pay(second)
  expect(await troublesOf(placed)).toEqual([{ number: placed.number, trouble: 'paidTwice' }])
  await world.place(placed.shopId)
  expect(await listed(placed, 'paidTwice')).toEqual([placed.number])
  expect(await listed(placed, 'misfit', 'paidTwice')).toEqual([placed.number])
  expect(await listed(placed, 'misfit')).toEqual([])
  for (const report of world.sandbox.reports.slice(-2)) await world.deliver(report)
  const subject = `[PRUEBA] Revisa el pago del pedido ${placed.number}`
  await expect.poll(() => mailsOf(subject).length, { timeout: 20_000 }).toBe(1)
  expect(mailsOf(subject)[0]?.text).toContain('Este pedido se pagó dos veces: devuelve uno de los dos pagos.')

  const [, id] = /"id":"([\d-]+)"/.exec(String(world.sandbox.reports.at(-1)?.init.body)) ?? []
  await fetch(`${world.sandboxUrl}/wompi/v1/transactions/${id}/void`, {
    method: 'POST',
    headers: { authorization: 'Bearer prv_test_sandbox' },
  })
  const refunded = world.sandbox.reports.at(-1)
  if (refunded) await world.deliver(refunded)
  expect(await troublesOf(placed)).toEqual([])
  expect(await listed(placed, ...PAYMENT_TROUBLES)).toEqual([])
})

test('money for an order that was cancelled meanwhile', async () => {
  const placed = await world.place(await world.openPayingShop())
  const started = await world.start(placed)
  const { shopId, number } = placed
  const cancel = { shopId, number, to: 'cancelled', who: 'operator', why: null } as const
  await inShop(world.db, shopId, (tx) => moveOrder(tx, cancel, orderContext(new Date())))
  await pay(started)
  expect(await world.orderOf(started)).toMatchObject({ status: 'cancelled', payment: { state: 'paid' } })
  expect(await troublesOf(placed)).toEqual([{ number, trouble: 'paidButCancelled' }])
  expect(await listed(placed, 'paidButCancelled')).toEqual([number])
})

test('money after its time, when what was ordered is sold to somebody else', async () => {
  const shopId = await world.openPayingShop()
  const placed = await world.place(shopId)
  const started = await world.start(placed)
  world.pass(2 * 60 * 60_000)
  await world.checkDue()
  const lines = [{ productId: placed.productId, variantId: null, quantity: 3 }]
  const other = await world.api.placeOrder({ body: draftOf(shopId, lines) })
  expect(other.kind).toBe('placed')
  await pay(started)
  expect(await world.orderOf(started)).toMatchObject({ status: 'paid' })
  expect(await troublesOf(placed)).toEqual([{ number: placed.number, trouble: 'nothingLeft' }])
})
