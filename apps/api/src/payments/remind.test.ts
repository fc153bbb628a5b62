import { LANGUAGES } from '@store/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inShop } from '../database/open.ts'
import { countOutbox } from '../messages/store.ts'
import { testWorker } from '../messages/testing.ts'
import { orderContext } from '../order-context.ts'
import { moveOrder } from '../orders/move.ts'
import { draftOf } from '../orders/testing.ts'
import { setShop } from '../shops/store/shops.ts'
import { openSmtp, type TestSmtp } from '../testing/smtp.ts'
import { choose, historyOf, openPayments, type PaymentWorld } from './testing.ts'

const MINUTE = 60_000

let world: PaymentWorld
let smtp: TestSmtp
let worker: ReturnType<typeof testWorker>
beforeAll(async () => {
  world = await openPayments('wompi')
  smtp = await openSmtp()
  worker = testWorker(world.db, { smtpUrl: smtp.url })
})
afterAll(async () => {
  await worker.stop()
  await smtp.close()
  await world.close()
})

const to = (email: string) => ({ buyer: { ...draftOf(1, []).buyer, email } })
const mailsTo = (email: string) => smtp.mails.filter(({ recipients }) => recipients.includes(email))
const oneTo = async (email: string) => {
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(1)
  const [mail] = mailsTo(email)
  if (!mail) throw new Error('no mail')
  return mail
}

test('who has not paid a quarter of an hour later gets one mail: until when it is held, and where it is paid', async () => {
  const email = 'espera@ejemplo.co'
  const placed = await world.place(await world.openPayingShop(), to(email))
  world.pass(14 * MINUTE)
  await world.checkDue()
  expect((await historyOf(world.db, placed)).told).toEqual([])
  world.pass(2 * MINUTE)
  await world.checkDue()
  await world.checkDue()
  const mail = await oneTo(email)
  expect((await historyOf(world.db, placed)).told).toEqual(['order.unpaid'])

  expect(mail.subject).toBe(`Mercado: tu pedido ${placed.number} espera tu pago`)
  expect(mail.replyTo?.value).toEqual([{ name: 'Mercado', address: 'tienda@ejemplo.co' }])
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  const { heldUntil } = await world.orderOf(placed)
  const until = new Intl.DateTimeFormat('es', {
    timeZone: 'America/Bogota',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(heldUntil ?? ''))
  const html = String(mail.html)
  for (const expected of ['Hola, Ana', 'Camisa', '$120.000', 'Pagar $120.000', until, 'no pagues otra vez']) {
    expect(html).toContain(expected)
    expect(mail.text).toContain(expected)
  }
  const link = `/pedido/${placed.number}?key=${placed.key}`
  expect(mail.text).toMatch(/https:\/\/s[\w-]+\.feria\.test\/pedido\//)
  expect(mail.text).toContain(`.feria.test${link}\n`)
  expect(html).toContain(`.feria.test${link}"`)

  // It can be paid from there, and the messages are the same as for others.
  const started = await world.start(placed)
  await world.comeBack(started, await choose(started.url, { outcome: 'approve' }))
  expect((await historyOf(world.db, placed)).told).toEqual(['order.buyer', 'order.merchant', 'order.unpaid'])
  await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBe(2)
})

test('nobody is written to whose order is paid, cancelled, with a bank, out of time, or paid otherwise', async () => {
  const shopId = await world.openPayingShop()
  const email = 'tranquila@ejemplo.co'
  const place = () => world.place(shopId, to(email))
  const [paid, cancelled, pending] = [await place(), await place(), await place()]
  const inCash = await world.place(shopId, { ...to('efectivo@ejemplo.co'), paymentMethod: 'cashOnDelivery' })
  const outOfTime = await place()
  for (const [placed, outcome] of [
    [paid, 'approve'],
    [pending, 'pending'],
  ] as const) {
    const started = await world.start(placed)
    await world.comeBack(started, await choose(started.url, { outcome }))
  }
  const cancel = { shopId, number: cancelled.number, to: 'cancelled', who: 'operator', why: null } as const
  await inShop(world.db, shopId, (tx) => moveOrder(tx, cancel, orderContext(world.services.now())))
  world.pass(61 * MINUTE)
  await world.checkDue()
  for (const placed of [paid, cancelled, pending, inCash, outOfTime]) {
    expect((await historyOf(world.db, placed)).told).not.toContain('order.unpaid')
  }
  expect((await world.orderOf(outOfTime)).status).toBe('rejected')
})

test('who pays between the writing and the sending, or whose bank is at it, is not written to', async () => {
  await worker.stop()
  const [paid, pending] = ['rapida@ejemplo.co', 'banco@ejemplo.co']
  const shopId = await world.openPayingShop()
  const orders = [await world.place(shopId, to(paid)), await world.place(shopId, to(pending))] as const
  world.pass(16 * MINUTE)
  await world.checkDue()
  for (const [at, outcome] of (['approve', 'pending'] as const).entries()) {
    const placed = orders[at] ?? orders[0]
    expect((await historyOf(world.db, placed)).told).toEqual(['order.unpaid'])
    const started = await world.start(placed)
    await world.comeBack(started, await choose(started.url, { outcome }))
  }
  worker = testWorker(world.db, { smtpUrl: smtp.url })
  await expect.poll(() => countOutbox(world.db), { timeout: 20_000 }).toMatchObject({ waiting: 0 })
  expect((await oneTo(paid)).subject).toContain('recibimos tu pedido')
  expect(mailsTo(pending)).toEqual([])
})

test.each(LANGUAGES)('in %s', async (language) => {
  const shopId = await world.openPayingShop()
  await setShop(world.db, shopId, { language })
  const email = `pago-${language}@ejemplo.co`
  await world.place(shopId, to(email))
  world.pass(16 * MINUTE)
  await world.checkDue()
  const { html, text, subject } = await oneTo(email)
  const says = {
    es: 'Solo falta el pago',
    en: 'One step left: payment',
    pt: 'Só falta o pagamento',
    fr: 'Il ne manque que le paiement',
  }
  for (const known of LANGUAGES) expect(text?.includes(says[known])).toBe(known === language)
  expect(html).toContain(`<html lang="${language}"`)
  expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|\[object|=>/)
})
