import { LANGUAGES, type Language, type OrderDraft, type ShopId } from '@store/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inShop } from '../../database/index.ts'
import { orderContext } from '../../order-context.ts'
import { lapseOrder } from '../../orders/answer.ts'
import { changeOrder } from '../../orders/change.ts'
import { confirmOrder, moveOrder, moveShipment } from '../../orders/move.ts'
import { placeOrder } from '../../orders/place.ts'
import { draftOf, one, openShop, sell } from '../../orders/testing.ts'
import { setShop } from '../../shops/store/shops.ts'
import { openSmtp, type TestSmtp } from '../../testing/smtp.ts'
import { openTestDatabase, type TestDatabase } from '../../testing.ts'
import { countOutbox } from '../store.ts'
import { testWorker } from '../testing.ts'

let db: TestDatabase
let smtp: TestSmtp
let worker: ReturnType<typeof testWorker>
beforeAll(async () => {
  db = await openTestDatabase()
  smtp = await openSmtp()
  worker = testWorker(db, { smtpUrl: smtp.url })
})
afterAll(async () => {
  await worker.stop()
  await smtp.close()
  await db.close()
})

let buyers = 0
/** An order of a buyer with a new address. */
async function order(settings: Parameters<typeof openShop>[1] = {}, rest: Partial<OrderDraft> = {}) {
  buyers += 1
  const email = `paso${buyers}@ejemplo.co`
  const shopId = await openShop(db, { name: 'Alborada', ...settings })
  const [shirt] = await sell(db, shopId, { name: 'Camisa' })
  if (!shirt) throw new Error('nothing to sell')
  const draft = draftOf(shopId, [one(shirt)], rest)
  const outcome = await inShop(db, shopId, (tx) =>
    placeOrder(tx, { ...draft, buyer: { ...draft.buyer, email } }, orderContext(new Date())),
  )
  if (outcome?.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  return { shopId, email, number: outcome.order.number, key: outcome.accessKey }
}
type Placed = Awaited<ReturnType<typeof order>>

const by = { who: 'operator', why: null }
const move = ({ shopId, number }: Placed, to: Parameters<typeof moveOrder>[1]['to']) =>
  inShop(db, shopId, (tx) => moveOrder(tx, { shopId, number, to, ...by }, orderContext(new Date())))
const ship = (
  { shopId, number }: Placed,
  to: Parameters<typeof moveShipment>[1]['to'],
  carrier: Parameters<typeof moveShipment>[1]['carrier'] = null,
) => inShop(db, shopId, (tx) => moveShipment(tx, { shopId, number, to, carrier, ...by }, orderContext(new Date())))

/** Every mail to this buyer, once nothing waits any more. */
async function mailsTo({ email }: Placed) {
  await expect.poll(async () => (await countOutbox(db)).waiting, { timeout: 20_000 }).toBe(0)
  return smtp.mails.filter(({ recipients }) => recipients.includes(email))
}
const subjects = async (placed: Placed) => (await mailsTo(placed)).map(({ subject }) => subject ?? '').toSorted()

test('a buyer is told when their order is paid, sent and delivered: once each, and nobody else anything', async () => {
  const placed = await order({ email: 'hola@alborada.co' }, { paymentMethod: 'bankDeposit' })
  const { number } = placed
  await move(placed, 'paid')
  await mailsTo(placed)
  await move(placed, 'dispatched')
  await ship(placed, 'inTransit', { name: 'Servientrega', trackingNumber: '2200123', trackingUrl: null })
  await mailsTo(placed)
  await ship(placed, 'delivered')
  await move(placed, 'delivered')
  expect(await subjects(placed)).toEqual(
    [
      `Alborada: recibimos tu pedido ${number}`,
      `Alborada: recibimos el pago de tu pedido ${number}`,
      `Alborada: tu pedido ${number} va en camino`,
      `Alborada: tu pedido ${number} fue entregado`,
    ].toSorted(),
  )
  const toShop = smtp.mails.filter(({ recipients }) => recipients.includes('hola@alborada.co'))
  expect(toShop).toHaveLength(1)
})

test('that it is sent says who carries it, its number and where to follow it, and leads to the order by a signed address', async () => {
  const placed = await order()
  const trackingUrl = 'https://carrier.example/2200123'
  await ship(placed, 'inTransit', { name: 'Servientrega', trackingNumber: '2200123', trackingUrl })
  const mail = (await mailsTo(placed)).find(({ subject }) => subject?.includes('va en camino'))
  const page = `/pedido/${placed.number}?key=${placed.key}`
  for (const expected of ['Servientrega', 'Número de guía: 2200123', trackingUrl, page]) {
    expect(String(mail?.html)).toContain(expected)
    expect(mail?.text).toContain(expected)
  }
})

test('without a link of its own, a parcel is followed on the page of its carrier, if that is one we know', async () => {
  const known = await order()
  await ship(known, 'inTransit', { name: 'servientrega', trackingNumber: '2200123', trackingUrl: null })
  const mail = (await mailsTo(known)).find(({ subject }) => subject?.includes('va en camino'))
  expect(mail?.text).toContain(
    'Seguir el envío: https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia=2200123',
  )
  const other = await order()
  await ship(other, 'inTransit', { name: 'Mi primo', trackingNumber: '2200123', trackingUrl: null })
  const second = (await mailsTo(other)).find(({ subject }) => subject?.includes('va en camino'))
  expect(second?.text).not.toContain('Seguir el envío')
})

test('what is over promises nothing: a delivered order says no more when it arrives, a cancelled one neither pays nor arrives', async () => {
  const shippingRate = { kind: 'flat', price: 9_000_00, days: { from: 2, to: 4 } } as const
  const textOf = async (placed: Placed, part: string) =>
    (await mailsTo(placed)).find(({ subject }) => subject?.includes(part))?.text ?? ''
  const kept = await order({ shippingRate })
  expect(await textOf(kept, 'recibimos tu pedido')).toContain('Llega en 2 a 4 días hábiles')
  await ship(kept, 'inTransit')
  expect(await textOf(kept, 'va en camino')).toContain('Llega en 2 a 4 días hábiles')
  await ship(kept, 'delivered')
  const delivered = await textOf(kept, 'fue entregado')
  expect(delivered).toContain('Pago: Pago contra entrega')
  expect(delivered).not.toContain('Llega en')
  const off = await order({ shippingRate })
  await move(off, 'cancelled')
  expect(await textOf(off, 'cancelado')).not.toMatch(/Llega en|Pago:|Entrega:/)
})

test('what is picked up is ready, not on its way', async () => {
  const placed = await order({}, { paymentMethod: 'payInStore', delivery: { kind: 'pickUp' } })
  await move(placed, 'dispatched')
  expect(await subjects(placed)).toContain(`Alborada: tu pedido ${placed.number} está listo`)
})

test('each change of where it goes to is told, and its mail repeats nothing that was typed', async () => {
  const placed = await order()
  const change = (name: string) =>
    inShop(db, placed.shopId, (tx) =>
      changeOrder(
        tx,
        {
          shopId: placed.shopId,
          number: placed.number,
          expectedTotal: null,
          who: by.who,
          buyer: { name, phone: '3107654321' },
        },
        orderContext(new Date()),
      ),
    )
  await change('Luis Rey')
  const changeMails = async () => (await subjects(placed)).filter((subject) => subject.endsWith('cambió'))
  expect(await changeMails()).toEqual([`Alborada: tu pedido ${placed.number} cambió`])
  await change('Eva Rey')
  expect(await changeMails()).toHaveLength(2)
  expect((await mailsTo(placed)).at(-1)?.text).not.toContain('3107654321')
})

test('cancelled, come back: a mail each; what is overtaken before its mail leaves is not told', async () => {
  const placed = await order()
  await inShop(db, placed.shopId, async (tx) => {
    const { shopId, number } = placed
    await moveOrder(tx, { shopId, number, to: 'dispatched', ...by }, orderContext(new Date()))
    await moveOrder(tx, { shopId, number, to: 'cancelled', ...by }, orderContext(new Date()))
  })
  expect((await subjects(placed)).slice(1)).toEqual([`Alborada: tu pedido ${placed.number} fue cancelado`])
  const returned = await order()
  await ship(returned, 'inTransit')
  await ship(returned, 'returned')
  expect(await subjects(returned)).toContain(`Alborada: el paquete de tu pedido ${returned.number} volvió a la tienda`)
})

test('an order by chat: confirmed by the shop, or lapsed; its mails lead to the shop’s own address', async () => {
  const chat = { chatNumber: '573001112233' }
  const byChat = { paymentMethod: 'toBeAgreed', channel: 'chat' } as const
  const agreed = await order(chat, byChat)
  const [first] = await mailsTo(agreed)
  expect(first?.text).toContain('Escríbele por WhatsApp')
  expect(first?.text).not.toContain('La tienda se comunica contigo')
  expect(first?.text).toMatch(
    new RegExp(`https?://s[0-9a-f-]+\\.feria\\.test(?::\\d+)?/pedido/${agreed.number}\\?key=`),
  )
  expect(first?.text).not.toContain('/wa/')
  await move(agreed, 'unpaid')
  expect(await subjects(agreed)).toContain(`Alborada: tu pedido ${agreed.number} está confirmado`)
  const late = await order(chat, byChat)
  const later = new Date(Date.now() + 365 * 24 * 3600_000)
  await inShop(db, late.shopId, (tx) => lapseOrder(tx, late.shopId, late.number, orderContext(later)))
  expect(await subjects(late)).toContain(`Alborada: tu pedido ${late.number} venció`)
})

test('an order that is paid at the door is confirmed to its buyer too, unless it is confirmed twice', async () => {
  const placed = await order({}, { paymentMethod: 'cashOnDelivery' })
  const confirm = () =>
    inShop(db, placed.shopId, (tx) =>
      confirmOrder(tx, { shopId: placed.shopId, number: placed.number, ...by }, orderContext(new Date())),
    )
  for (const kind of ['confirmed', 'settled']) expect(await confirm()).toMatchObject({ kind })
  expect((await subjects(placed)).slice(1)).toEqual([`Alborada: tu pedido ${placed.number} está confirmado`])
})

test('the shop’s own line stands in the mail, as text', async () => {
  const placed = await order()
  await setShop(db, placed.shopId, { mailNotes: { sent: 'Va con <b>Laura</b>, de 9 a 6.' } })
  await ship(placed, 'inTransit')
  const mail = (await mailsTo(placed)).find(({ subject }) => subject?.includes('va en camino'))
  expect(mail?.text).toContain('Va con <b>Laura</b>, de 9 a 6.')
  expect(String(mail?.html)).toContain('Va con &lt;b&gt;Laura&lt;/b&gt;, de 9 a 6.')
})

test.each(LANGUAGES)(
  'every mail about an order keeps the buyer’s ID number out of its addresses: %s',
  async (language: Language) => {
    const placed = await order({ language })
    await move(placed, 'paid')
    const mails = await mailsTo(placed)
    expect(mails).toHaveLength(2)
    for (const { html, text } of mails)
      for (const expected of [String(html), text ?? ''])
        expect([...expected.matchAll(/https?:\/\/[^\s"<]+/g)].map(String).join(' ')).not.toMatch(/usuario=|1020304050/)
  },
)

const frenchOrder = (): Promise<{ shopId: ShopId } & Placed> =>
  order({ language: 'fr', country: 'FR' }, { paymentMethod: 'bankDeposit' })
test('French has its space before the colon, and one word for each method', async () => {
  const [mail] = await mailsTo(await frenchOrder())
  expect(mail?.text).toContain('Paiement\u202f: Virement bancaire')
  expect(mail?.text).not.toMatch(/\p{L}: /u)
})
