import { PAYMENT_KEYS } from '@store/sandbox'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Account, HookRequest } from '../provider.ts'
import { describeProvider } from './conformance.ts'
import { credibanco, orderNumberOf, referenceOf } from './credibanco.ts'

describeProvider('credibanco', {
  secret: 'password',
  giveBack: (at, { url }) => {
    const { userName = '', password = '' } = PAYMENT_KEYS.credibanco ?? {}
    const orderId = new URL(url).searchParams.get('mdOrder') ?? ''
    const body = new URLSearchParams({ userName, password, orderId, amount: '12000000' })
    return fetch(`${at}/payment/rest/refund.do`, { method: 'POST', body })
  },
})

const keys = { userName: 'sample-api', password: 'sample', mode: 'test' as const }
const account: Account<typeof keys> = { shopId: 12, keys, live: false, sandbox: null }

test('a callback is a reason to ask about its order, whatever else it says, by GET and by POST', () => {
  const hookRequest = (query: string, body = ''): HookRequest => ({
    at: new Date(),
    method: body ? 'POST' : 'GET',
    query: new URLSearchParams(query),
    headers: new Headers(),
    body,
  })
  const mdOrder = '3ff6962a-7dcc-4283-ab50-a6d7dd3386fe'
  const hint = { kind: 'hint', of: { providerId: mdOrder }, transactionId: null }
  expect(credibanco.verifyEvent(account, hookRequest(`mdOrder=${mdOrder}&operation=deposited&status=1`))).toEqual(hint)
  expect(credibanco.verifyEvent(account, hookRequest(`mdOrder=${mdOrder}&operation=refunded&status=0`))).toEqual(hint)
  expect(credibanco.verifyEvent(account, hookRequest('', `mdOrder=${mdOrder}`))).toEqual(hint)
  for (const odd of ['', 'mdOrder=', 'mdOrder=../x', `orderNumber=${mdOrder}`])
    expect(credibanco.verifyEvent(account, hookRequest(odd)).kind).toBe('forged')
})

test('every reference has a whole number that leads back to it, short enough for PSE', () => {
  expect(orderNumberOf('12-1042-1')).toBe('1200000000104200001')
  const part = (max: number) => fc.integer({ min: 1, max })
  const references = fc.tuple(part(2 ** 31 - 1), part(999_999_999_999), part(99_999)).map((parts) => parts.join('-'))
  fc.assert(
    fc.property(references, (reference) => {
      const number = orderNumberOf(reference)
      expect(number).toMatch(/^[1-9]\d{0,31}$/)
      expect(referenceOf(number)).toBe(reference)
    }),
  )
  for (const odd of ['', '12-1042-1', '1042', '01200000000104200001', 'x'.repeat(20)])
    expect(referenceOf(odd)).toBeNull()
})

test('which world its user is of is said with it', () => {
  expect([credibanco.isLive({ ...keys, mode: 'live' }), credibanco.isLive(keys)]).toEqual([true, false])
  const { mode: _, ...silent } = keys
  for (const wrong of [silent, { ...keys, password: '' }, { ...keys, more: 'x' }])
    expect(credibanco.keys.safeParse(wrong).success).toBe(false)
})

test('what a browser brings back is an order’s name or nothing', () => {
  const orderId = '3ff6962a-7dcc-4283-ab50-a6d7dd3386fe'
  expect(credibanco.readReturn({ orderId, lang: 'es' })).toBe(orderId)
  for (const odd of ['', 'short', '../register.do']) expect(credibanco.readReturn({ orderId: odd })).toBeNull()
  expect(credibanco.readReturn({})).toBeNull()
})
