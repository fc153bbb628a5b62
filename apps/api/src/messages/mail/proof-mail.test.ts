import { afterAll, expect, test } from 'vitest'
import { inShop } from '../../database/index.ts'
import { orderContext } from '../../order-context.ts'
import { keepProof } from '../../orders/proof.ts'
import { draftOf, one, openShop, placed, sell, testApi } from '../../orders/testing.ts'
import { openMailing } from '../testing.ts'

const { db, smtp, close } = await openMailing()
afterAll(close)

test('a buyer’s proof of payment is told to the shop with the way to the order in the office, and no command', async () => {
  const shopId = await openShop(db, { email: 'tienda@ejemplo.co' })
  const [shirt] = await sell(db, shopId, {})
  if (!shirt) throw new Error('nothing to sell')
  const draft = draftOf(shopId, [one(shirt)], { paymentMethod: 'bankDeposit' })
  const { order, accessKey: key } = placed(await testApi(db).placeOrder({ body: draft }))
  const { number } = order
  const file = Buffer.from('%PDF-1.7\ntrailer<<>>\n%%EOF\n').toString('base64')
  const sent = await keepProof(
    (work) => inShop(db, shopId, work),
    { shopId, number, key, file },
    orderContext(new Date()),
  )
  expect(sent).toMatchObject({ kind: 'received' })
  const mail = () => smtp.mails.find(({ subject }) => subject === `Llegó el comprobante del pedido ${number}`)
  await expect.poll(mail, { timeout: 20_000 }).toBeDefined()
  expect(mail()?.recipients).toEqual(['tienda@ejemplo.co'])
  expect(mail()?.text).toMatch(new RegExp(`Ver el comprobante: http://office\\.test/[\\w-]+/orders/${number}\n`))
  expect(mail()?.html).toContain(`/orders/${number}"`)
  expect(mail()?.text).not.toContain('feria orders')
})
