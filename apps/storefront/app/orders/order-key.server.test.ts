import { expect, test } from 'vitest'
import type { Tenant } from '#app/tenancy/tenants.server.ts'
import { cartIdAfter, cartIdIn, orderKeyOf, placedCookie, wasBeside } from './order-key.server.ts'

const tenant = { shopId: 7, mount: '' } as Tenant
const key = '0'.repeat(32)
const asking = (cookie = '') => new Request('https://shop.example/checkout', { headers: { cookie } })
const sent = (setCookie: string) => setCookie.slice(0, setCookie.indexOf(';'))

test('a browser knows which of its orders were bought beside the cart', () => {
  const bought = { items: '3:1', cart: 'now_abc' }
  const { orderKey } = orderKeyOf(asking(), tenant, bought)
  const first = sent(placedCookie(asking(), tenant, { orderKey, number: 1001, key, isBeside: true }))
  const ofCart = { orderKey: 'f'.repeat(32), number: 1002, key, isBeside: false }
  const both = asking(sent(placedCookie(asking(first), tenant, ofCart)))
  expect([1001, 1002, 1003].map((number) => wasBeside(both, tenant, { number, key }))).toEqual([true, false, false])
  expect(wasBeside(both, tenant, { number: 1001, key: '1'.repeat(32) })).toBe(false)
  expect(wasBeside(asking(), tenant, { number: 1001, key })).toBe(false)
})

test('as many orders as a browser keeps are read again', () => {
  let cookie = ''
  for (let number = 1; number <= 10; number++) {
    const orderKey = number.toString(16).padStart(32, '0')
    cookie = sent(
      placedCookie(asking(cookie), tenant, { orderKey, number: 99_999_999_000 + number, key, isBeside: true }),
    )
  }
  expect(wasBeside(asking(cookie), tenant, { number: 99_999_999_001, key })).toBe(true)
})

test('buying the same again is beside the cart where the first time was, in an id that addresses take', () => {
  for (const cart of ['now_abc', `now_${'x'.repeat(28)}`, cartIdAfter('now_abc')]) {
    const again = cartIdAfter(cart)
    expect(again).toMatch(/^now_/)
    expect(again).not.toBe(cart)
    expect(cartIdIn(new URLSearchParams({ cart: again }))).toBe(again)
  }
  expect(cartIdAfter('abc')).toMatch(/^[\da-f]{12}$/)
})
