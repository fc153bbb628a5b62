import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asWorker, inShop } from '@store/api/database'
import { findProducts, findShopByName } from '@store/api/queries'
import { openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
import { emptyQuery, type OrderDraft } from '@store/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from './testing.ts'

let db: TestDatabase
let feria: Tool
let api: ReturnType<typeof testApi>['api']
beforeAll(async () => {
  db = await openTestDatabase()
  feria = await openTool(db)
  api = testApi(db).api
  await writeFile(join(feria.folder, 'mugs.csv'), 'id,name,category,price,current_stock\nmug,Mug,kitchen,10000,50\n')
})
afterAll(async () => {
  await feria.close()
  await db.close()
})

async function openShop(subdomain: string): Promise<number> {
  await feria.json(
    'shop',
    'create',
    '--subdomain',
    subdomain,
    '--name',
    subdomain,
    '--currency',
    'COP',
    '--country',
    'CO',
  )
  await feria.json(
    'shop',
    'set',
    subdomain,
    '--invoices',
    'on',
    '--payments',
    'cashOnDelivery',
    '--email',
    `shop@${subdomain}.example`,
  )
  await feria.json('import', 'mugs.csv', '--shop', subdomain)
  return (await findShopByName(db, subdomain))?.id ?? 0
}

let keys = 0
async function order(
  shopId: number,
  buyer: Partial<OrderDraft['buyer']>,
  invoice: OrderDraft['invoice'] = null,
): Promise<number> {
  const { name = 'Zoraida Uribe' } = buyer
  const { products } = await inShop(db, shopId, (tx) => findProducts(tx, shopId, emptyQuery))
  const outcome = await api.placeOrder({
    body: {
      shopId,
      key: String(++keys).padStart(32, '0'),
      lines: [
        { productId: products[0]?.id ?? 0, variantId: null, quantity: 1, unitPrice: null, message: `Para ${name}` },
      ],
      buyer: {
        name,
        idNumber: '55667788',
        email: 'zoraida@ejemplo.co',
        phone: '300 999 8877',
        message: `Timbre de ${name}`,
        documentType: 'PPT',
        ...buyer,
      },
      invoice: invoice ?? {
        taxId: '900123456-8',
        legalName: `Razón de ${name}`,
        email: `factura@${name.split(' ')[0]}.example`,
      },
      delivery: {
        kind: 'address',
        address: {
          cityId: 5001,
          city: '',
          division: '',
          neighbourhood: `Barrio ${name}`,
          postcode: null,
          address: `Calle ${name}`,
          details: `Torre ${name}`,
        },
      },
      paymentMethod: 'cashOnDelivery',
      channel: 'web',
      coupon: null,
      expectedTotal: null,
    },
  })
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  return outcome.order.number
}

/** Every row of every table of a shop, as text. */
async function everythingOf(shopId: number): Promise<string> {
  return asWorker(db, async (tx) => {
    const { rows: tables } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where column_name = 'shop_id' and table_schema = 'public'`,
    )
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await tx.execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(name)} t where shop_id = ${shopId}`,
      )
      texts.push(...rows.map(({ row }) => row))
    }
    return texts.join('\n')
  })
}

test('a buyer who asks to be forgotten stands nowhere any more; what was sold stays for the books', async () => {
  const [ana, eva] = [await openShop('ana'), await openShop('eva')]
  const [done, underWay, others, elsewhere] = [
    await order(ana, {}),
    await order(ana, {}),
    await order(ana, { name: 'Luis', idNumber: '111222', email: 'luis@ejemplo.co', phone: '3001112233' }),
    await order(eva, {}),
  ]
  await api.subscribe({ body: { shopId: ana, email: 'zoraida@ejemplo.co', consent: 'es-1' } })
  await api.sendContactMessage({
    body: {
      shopId: ana,
      name: 'Zoraida',
      email: 'zoraida@ejemplo.co',
      phone: '300 999 8877',
      message: 'Soy Zoraida',
      shopName: 'ana',
    },
  })
  // Another person's mail address, and her phone as she types it.
  await api.sendContactMessage({
    body: {
      shopId: ana,
      name: 'Zoraida',
      email: 'trabajo@ejemplo.co',
      phone: '300 999-8877',
      message: 'Soy Zoraida',
      shopName: 'ana',
    },
  })
  await feria.json('orders', 'move', String(done), 'dispatched', '--shop', 'ana')
  await feria.json('orders', 'move', String(done), 'delivered', '--shop', 'ana', '--reason', 'Zoraida signed')

  expect(await feria.json('buyers', 'show', 'Zoraida@ejemplo.co', '--shop', 'ana')).toMatchObject({
    orders: [
      { number: done, ended: true },
      { number: underWay, ended: false },
    ],
    subscriptions: ['zoraida@ejemplo.co'],
  })
  const first = await feria.run('buyers', 'forget', 'zoraida@ejemplo.co', '--shop', 'ana')
  expect(first.err).toContain(`Orders under way keep what they need: ${underWay}.`)
  expect(await everythingOf(ana)).toContain('zoraida@ejemplo.co')

  await feria.json('orders', 'move', String(underWay), 'cancelled', '--shop', 'ana')
  for (const who of ['+57 300 999 8877', 'id:55.667.788', 'zoraida@ejemplo.co'])
    await feria.json('buyers', 'forget', who, '--shop', 'ana')
  expect(await everythingOf(ana)).not.toMatch(/zoraida|55667788|3009998877/i)

  const orderOf = (number: number, shop: string) => feria.json('orders', 'show', String(number), '--shop', shop)
  expect(await orderOf(done, 'ana')).toMatchObject({
    status: 'delivered',
    lines: [{ name: 'Mug', quantity: 1, message: null }],
    buyer: { name: '', documentType: null },
    invoice: null,
    delivery: { address: { city: 'Medellín', address: '' } },
  })
  expect(await orderOf(others, 'ana')).toMatchObject({ buyer: { name: 'Luis', email: 'luis@ejemplo.co' } })
  expect(await orderOf(elsewhere, 'eva')).toMatchObject({ buyer: { name: 'Zoraida Uribe' } })
  const nobody = await feria.run('buyers', 'show', 'zoraida@ejemplo.co', '--shop', 'ana')
  expect(nobody.err).toContain('keeps nothing of')
  const unreadable = await feria.run('buyers', 'show', 'Zoraida', '--shop', 'ana')
  expect([unreadable.code, unreadable.err]).toEqual([1, expect.stringContaining('is no mail address and no phone')])
})

test('an order that somebody else made out to them is found, and keeps all but the data of the invoice', async () => {
  const shopId = await openShop('factura')
  const berta = { name: 'Berta', idNumber: '777', email: 'berta@ejemplo.co', phone: '3007770000' }
  const company = { taxId: '860.002.964-4', legalName: 'Lanas SAS', email: 'Cuentas@lanas.example' }
  const [first, second, other] = [
    await order(shopId, berta, company),
    await order(shopId, berta, company),
    await order(shopId, berta),
  ]
  for (const number of [first, second])
    await feria.json('orders', 'move', String(number), 'cancelled', '--shop', 'factura')
  for (const who of ['cuentas@lanas.example', 'id:8600029644'])
    expect(await feria.json('buyers', 'show', who, '--shop', 'factura')).toMatchObject({
      orders: [{ number: first }, { number: second }],
    })
  await feria.json('buyers', 'forget', 'cuentas@lanas.example', '--shop', 'factura')
  expect(await everythingOf(shopId)).not.toMatch(/lanas|860\.002/i)
  const show = (number: number) => feria.json('orders', 'show', String(number), '--shop', 'factura')
  const buyer = { name: 'Berta', email: 'berta@ejemplo.co' }
  expect(await show(first)).toMatchObject({ invoice: null, buyer, delivery: { address: { address: 'Calle Berta' } } })
  expect(await show(other)).toMatchObject({ invoice: { legalName: 'Razón de Berta' }, buyer })
})

test('a buyer is noted, blocked and unblocked; what is kept of them says so', async () => {
  const shopId = await openShop('notas')
  const ada = { name: 'Ada', idNumber: '888', email: 'ada@ejemplo.co', phone: '3008880000' }
  await order(shopId, ada)
  const at = ['--shop', 'notas']
  expect(await feria.json('buyers', 'note', 'ada@ejemplo.co', 'Prefers mornings', ...at)).toMatchObject({
    note: 'Prefers mornings',
    blocked: null,
  })
  await feria.json('buyers', 'block', '300 888 0000', '--reason', 'Three parcels came back', ...at)
  const shown = await feria.run('buyers', 'show', 'id:888', ...at)
  expect(shown.out).toMatch(/note +Prefers mornings\n/)
  expect(shown.out).toMatch(/blocked +Three parcels came back \(.+ America\/Bogota\)\n/)
  expect(await feria.json('buyers', 'unblock', 'ada@ejemplo.co', ...at)).toMatchObject({ blocked: null })
  expect(await feria.json('buyers', 'note', 'ada@ejemplo.co', '--remove', ...at)).toMatchObject({ note: null })
  const both = await feria.run('buyers', 'note', 'ada@ejemplo.co', 'x', '--remove', ...at)
  expect([both.code, both.err]).toEqual([1, expect.stringContaining('Give a text, or --remove.')])
})
