import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asWorker } from '@store/api/database'
import { createShop, saveProducts } from '@store/api/queries'
import { openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from './testing.ts'

let db: TestDatabase
let feria: Tool
beforeAll(async () => {
  db = await openTestDatabase()
  feria = await openTool(db)
})
afterAll(async () => {
  await feria.close()
  await db.close()
})

const PDF = Buffer.from('%PDF-1.7 transfer %%EOF')

async function orderByDeposit() {
  const created = await createShop(db, {
    subdomain: 'ana',
    name: 'Ana',
    templateId: 5,
    currency: 'COP',
    country: 'CO',
    language: 'es',
    paymentMethods: ['bankDeposit'],
    depositAccount: 'Banco 123',
    shippingRate: { kind: 'free' },
  })
  if (created.kind === 'taken') throw new Error('ana is taken')
  const shopId = created.shop.id
  const [mug] = await saveProducts(db, shopId, [
    {
      reference: 'mug',
      name: 'Mug',
      summary: null,
      description: null,
      price: 10_000_00,
      compareAt: null,
      options: [],
      variants: [],
      units: 50,
      active: true,
      featured: false,
      freeShipping: false,
      condition: 'new',
      category: null,
      subcategory: null,
      images: [],
      sku: null,
      brand: null,
      warranty: null,
      dimensions: null,
      supplier: null,
      maxQuantity: null,
      position: 0,
    },
  ])
  if (mug?.kind !== 'created') throw new Error('nothing to sell')
  const { api } = testApi(db)
  const outcome = await api.placeOrder({
    body: {
      shopId,
      key: '1'.padStart(32, '0'),
      lines: [{ productId: mug.id, variantId: null, quantity: 1, unitPrice: null, message: null }],
      buyer: { name: 'Eva Ruiz', idNumber: '55667788', email: 'eva@ejemplo.co', phone: '300 999 8877', message: null },
      delivery: {
        kind: 'address',
        address: {
          cityId: 5001,
          city: '',
          division: '',
          neighbourhood: null,
          postcode: null,
          address: 'Calle 1 # 2-3',
          details: null,
        },
      },
      paymentMethod: 'bankDeposit',
      channel: 'web',
      coupon: null,
      expectedTotal: null,
    },
  })
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  const { order, accessKey: key } = outcome
  return {
    number: String(order.number),
    prove: () =>
      api.sendProof({ params: { number: order.number }, body: { shopId, key, file: PDF.toString('base64') } }),
  }
}

test('a proof of payment is written to a file, never over another, and goes when its buyer is forgotten', async () => {
  const { number, prove } = await orderByDeposit()
  const proof = (...more: readonly string[]) => feria.run('orders', 'proof', number, '--shop', 'ana', ...more)
  expect(await proof()).toMatchObject({ code: 1, err: expect.stringContaining('has sent no proof') })
  expect(await prove()).toMatchObject({ kind: 'received' })
  const { out } = await proof()
  expect(out).toContain(`proof-${number}.pdf is the proof of order ${number}, received `)
  expect(await readFile(join(feria.folder, `proof-${number}.pdf`))).toEqual(PDF)
  expect((await proof()).err).toContain('it is there already')
  expect((await proof('--out', 'nowhere/a.pdf')).err).toContain('cannot be written')

  await feria.json('orders', 'move', number, 'cancelled', '--shop', 'ana')
  await feria.json('buyers', 'forget', 'eva@ejemplo.co', '--shop', 'ana')
  const left = await asWorker(db, (tx) => tx.execute(sql`select from payment_proofs`))
  expect(left.rowCount).toBe(0)
})
