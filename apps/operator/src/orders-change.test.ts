import { inShop } from '@store/api/database'
import { findProducts } from '@store/api/queries'
import { testApi } from '@store/api/testing'
import { emptyQuery } from '@store/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from './testing/desk.ts'

const { db, feria, shop, refusalOf, close } = await openDesk()
afterAll(close)

const HERE = ['--shop', 'ana'] as const
let number = 0
beforeAll(async () => {
  await feria.json('shop', 'set', 'ana', '--payments', 'cashOnDelivery,bankDeposit')
  await feria.json('shipping', 'set', 'flat', '--price', '9000', ...HERE)
  const { id: shopId } = await shop()
  const { products } = await inShop(db, shopId, (tx) => findProducts(tx, shopId, emptyQuery))
  const hat = products.find(({ name }) => name === 'Gorro')
  const outcome = await testApi(db).api.placeOrder({
    body: {
      shopId,
      key: 'a'.repeat(32),
      channel: 'web',
      paymentMethod: 'cashOnDelivery',
      expectedTotal: null,
      lines: [{ productId: hat?.id ?? 0, variantId: null, quantity: 1 }],
      buyer: { name: 'Eva Ruiz', idNumber: '1020304050', email: 'eva@ejemplo.co', phone: '3001234567', message: null },
      delivery: {
        kind: 'address',
        address: {
          cityId: null,
          city: 'Medellín',
          division: 'Antioquia',
          neighbourhood: 'Laureles',
          postcode: null,
          address: 'Carrera 70 # 1-2',
          details: null,
        },
      },
    },
  })
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
  number = outcome.order.number
})

const change = (...args: readonly string[]) => feria.json('orders', 'change', String(number), ...args, ...HERE)
const refused = (...args: readonly string[]) => refusalOf('orders', 'change', String(number), ...args, ...HERE)
const shown = () => feria.json('orders', 'show', String(number), ...HERE)

describe('an order that is not packed', () => {
  test('goes to another address and person: what is left out stays, and "none" is nothing', async () => {
    expect(await change('--address', 'Calle 9 # 43-20', '--name', 'Luis Rey', '--phone', '310 765 4321')).toMatchObject(
      {
        number,
        changed: true,
        mailed: true,
        total: 39_000_00,
      },
    )
    expect(await shown()).toMatchObject({
      buyer: { name: 'Luis Rey', phone: '+573107654321' },
      delivery: { address: { address: 'Calle 9 # 43-20', city: 'Medellín', neighbourhood: 'Laureles' } },
    })
    await change('--neighbourhood', 'none', '--by', 'Caro')
    expect(await shown()).toMatchObject({
      delivery: { address: { neighbourhood: null } },
      history: expect.arrayContaining([expect.objectContaining({ who: expect.stringContaining('Caro') })]),
    })
    const { code, err } = await feria.run('orders', 'change', String(number), '--name', 'Luis Rey', ...HERE)
    expect([code, err.trim()]).toEqual([0, `Order ${number} was like that already.`])
  })

  test('costs another total only where that is said; --try says what it would cost', async () => {
    await feria.json('shipping', 'set', 'flat', '--price', '12000', ...HERE)
    const toBello = ['--city', 'Bello', '--address', 'Calle 50 # 51-2']
    expect(await change(...toBello, '--try')).toEqual({
      shipping: 12_000_00,
      total: 42_000_00,
      was: { shipping: 9_000_00, total: 39_000_00 },
    })
    expect(await refused(...toBello)).toMatch(/would cost \$42\.000.+ instead of \$39\.000\. Say --total 42000/)
    expect(await refused(...toBello, '--total', '40000')).toMatch(/Say --total 42000/)
    expect(await shown()).toMatchObject({ total: 39_000_00 })
    await change(...toBello, '--total', '42000')
    expect(await shown()).toMatchObject({ total: 42_000_00, delivery: { address: { city: 'Bello', cityId: 5088 } } })
  })

  test('is not changed by what makes no sense, and each refusal says what to type', async () => {
    expect(await refused()).toContain('Say what to change: --address')
    expect(await refused('--pick-up', '--city', 'Bello')).toContain('not both')
    expect(await refused('--pick-up')).toContain('feria branches list --shop ana')
    expect(await refused('--payment', 'payInStore')).toContain('Say another --payment.')
    expect(await refusalOf('orders', 'change', '9', '--name', 'Eva', ...HERE)).toContain('has no order 9')
    await feria.json('orders', 'ship', String(number), 'inPacking', ...HERE)
    expect(await refused('--name', 'Eva Rey')).toContain('is packed, or has ended')
  })
})

describe('texts of chats', () => {
  test('are the shop’s own until ours are wanted again; nothing unknown stands in braces', async () => {
    await feria.json('chat-texts', 'set', 'hello', '¡Hola, {name}!', ...HERE)
    expect(await feria.json('chat-texts', 'show', ...HERE)).toMatchObject({ texts: { hello: '¡Hola, {name}!' } })
    expect(await refusalOf('chat-texts', 'set', 'hello', '¡Hola, {surname}!', ...HERE)).toContain(
      'called surname. Use {name},',
    )
    expect(await feria.json('chat-texts', 'reset', 'hello', ...HERE)).toEqual({ kind: 'hello', text: null })
    expect((await feria.run('chat-texts', 'show', ...HERE)).out).toMatch(/^hello +\(ours\) /m)
  })
})

describe('own views', () => {
  test('are kept, renamed and removed by name', async () => {
    await feria.json('views', 'add', 'orders', 'De Cali', '?status=paid&city=Cali', ...HERE)
    expect(await refusalOf('views', 'rename', 'orders', 'Cali', 'Otra', ...HERE)).toContain('You keep no view "Cali"')
    await feria.json('views', 'rename', 'orders', 'De Cali', 'Cali', ...HERE)
    expect(await feria.json('views', 'list', 'orders', ...HERE)).toEqual([
      { name: 'Cali', query: 'status=paid&city=Cali' },
    ])
    await feria.json('views', 'remove', 'orders', 'Cali', ...HERE)
    expect(await feria.json('views', 'list', 'orders', ...HERE)).toEqual([])
  })
})

describe('a limit of refunds', () => {
  test('is a member’s, shown in the team and taken away; no owner has one', async () => {
    await feria.json('team', 'add', 'ana@ejemplo.co', '--role', 'owner', ...HERE)
    await feria.json('team', 'add', 'caro@ejemplo.co', '--role', 'manager', ...HERE)
    const set = (...args: readonly string[]) => feria.json('team', 'change', 'caro@ejemplo.co', ...args, ...HERE)
    expect(await set('--refund-limit', '200000')).toMatchObject({ role: 'manager', refundLimit: 200_000_00 })
    expect((await feria.run('team', 'list', ...HERE)).out).toMatch(/caro@ejemplo\.co.+\$200\.000/)
    expect(await set('--role', 'sales')).toMatchObject({ role: 'sales', refundLimit: 200_000_00 })
    expect(await set('--refund-limit', 'none')).toMatchObject({ refundLimit: null })
    expect(await refusalOf('team', 'change', 'caro@ejemplo.co', ...HERE)).toContain('Say what to change')
    expect(await refusalOf('team', 'change', 'ana@ejemplo.co', '--refund-limit', '5', ...HERE)).toContain(
      'An owner has no limit',
    )
  })
})
