import { randomUUID } from 'node:crypto'
import { PAYMENT_KEYS } from '@store/sandbox'
import { describe, expect, test } from 'vitest'
import { KeysRefused } from '../ask-provider.ts'
import { decimalOf, hundredthsOf } from '../decimals.ts'
import type { Account, HookRequest } from '../provider.ts'
import { answering, FRESHNESS } from '../testing.ts'
import { describeProvider } from './conformance.ts'
import { mercadoPago } from './mercado-pago.ts'

describeProvider('mercadoPago', {
  signsTime: true,
  currency: 'MXN',
  country: 'MX',
  secret: 'accessToken',
  giveBack: (at, { url }) => {
    const id = new URL(url).searchParams.get('data.id')
    const headers = {
      authorization: `Bearer ${PAYMENT_KEYS.mercadoPago?.accessToken}`,
      'x-idempotency-key': randomUUID(),
    }
    return fetch(`${at}/v1/payments/${id}/refunds`, { method: 'POST', headers })
  },
})

const keys = { accessToken: 'TEST-1-sample', webhookSecret: 'sample-webhook-secret', mode: 'test' as const }
const account: Account<typeof keys> = { shopId: 12, keys, live: false, sandbox: null }

describe('signatures, computed elsewhere', () => {
  const headers = {
    'x-request-id': '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    'x-signature': 'ts=1935489600,v1=632ed444fa75b1cb31775113a4200d180ed71d2cd476d645ad3ee18509800c25',
  }
  const verify = (query: string, given: Record<string, string> = headers, secret = keys.webhookSecret, late = 0) => {
    const request: HookRequest = {
      at: new Date((1_935_489_600 + late) * 1000),
      method: 'POST',
      query: new URLSearchParams(query),
      headers: new Headers(given),
      body: '{"type":"payment","data":{"id":"999"}}',
    }
    return mercadoPago.verifyEvent({ ...account, keys: { ...keys, webhookSecret: secret } }, request)
  }
  const hint = { kind: 'hint', of: null, transactionId: '98765432101' }

  test('a notice that is signed as it should names a payment; what its body says is not read', () =>
    expect(verify('data.id=98765432101&type=payment')).toEqual(hint))
  test('a part that is missing is left out of what is signed', () =>
    expect(
      verify('data.id=98765432101&type=payment', {
        'x-signature': 'ts=1935489600, v1=5f4d81d3f069935c264090f8d02507f98403d2bb2923862c955ca51ed32b9cd3',
      }),
    ).toEqual(hint))
  test.each<[string, string, Record<string, string>?, string?]>([
    ['another payment', 'data.id=98765432102&type=payment'],
    ['another call', 'data.id=98765432101&type=payment', { ...headers, 'x-request-id': 'another' }],
    ['no signature', 'data.id=98765432101&type=payment', {}],
    ['an empty signature', 'data.id=98765432101&type=payment', { ...headers, 'x-signature': 'ts=,v1=' }],
    ['another secret', 'data.id=98765432101&type=payment', headers, 'another-webhook-secret'],
  ])('%s is forged', (_, query, given, secret) => expect(verify(query, given, secret).kind).toBe('forged'))
  test.each(FRESHNESS)('%i seconds after it was signed it is: %s', (seconds, kind) => {
    expect(verify('data.id=98765432101&type=payment', headers, keys.webhookSecret, seconds).kind).toBe(kind)
  })
  test('its time cannot be taken for a part of another name', () => {
    const [, v1] = headers['x-signature'].split(',')
    const moved = { 'x-request-id': `${headers['x-request-id']};ts:1935489600`, 'x-signature': `${v1}` }
    expect(verify('data.id=98765432101&type=payment', moved).kind).toBe('forged')
    expect(verify('data.id=98765432101&type=payment', { ...moved, 'x-signature': `ts=,${v1}` }).kind).toBe('forged')
  })
  test('other news, and the old kind of notices, are not ours', () => {
    expect(verify('data.id=98765432101&type=merchant_order')).toEqual({ kind: 'ignored' })
    expect(verify('topic=payment&id=98765432101', {})).toEqual({ kind: 'ignored' })
  })
})

test('a live account has a live token; a test account may have one of a test user', () => {
  const fits = (accessToken: string, mode: string) => mercadoPago.keys.safeParse({ ...keys, accessToken, mode }).success
  expect([fits('TEST-1-a', 'test'), fits('APP_USR-1-a', 'test'), fits('APP_USR-1-a', 'live')]).toEqual([
    true,
    true,
    true,
  ])
  expect([fits('TEST-1-a', 'live'), fits('1-a', 'live'), fits('APP_USR-1-a', '')]).toEqual([false, false, false])
  expect(mercadoPago.isLive({ ...keys, mode: 'live' })).toBe(true)
})

test('what a browser brings back is a payment’s name or nothing', () => {
  expect(mercadoPago.readReturn({ payment_id: '98765432101', status: 'approved' })).toBe('98765432101')
  expect(mercadoPago.readReturn({ collection_id: '98765432101' })).toBe('98765432101')
  for (const payment_id of ['', 'null', '../users', '1'.repeat(21)])
    expect(mercadoPago.readReturn({ payment_id })).toBeNull()
})

test('amounts cross as decimals and come back as they were', () => {
  for (const amount of [1, 10, 99, 100, 1_99, 29_95, 4_990_000, 123_456_789_01])
    expect(hundredthsOf(decimalOf(amount))).toBe(amount)
  expect(['49900.00', '49900.5', '12.340'].map(hundredthsOf)).toEqual([4_990_000, 4_990_050, 12_34])
  for (const odd of ['', '-1', '1.005', '1e3', '1,000', ' 1', '0x10', 'NaN']) expect(hundredthsOf(odd)).toBeNull()
})

test('what it says of a payment is read as it is; of a test user’s money it says "live", which means nothing', async () => {
  const payment = {
    id: 98_765_432_101,
    status: 'approved',
    external_reference: '12-1042-1',
    transaction_amount: 289_990.5,
    currency_id: 'MXN',
    live_mode: true,
    payment_type_id: 'ticket',
    payment_method_id: 'oxxo',
    collector_id: 4400,
  }
  const read = async (given: object, user: object = {}, live = false) => {
    const { at, close } = await answering((path) =>
      path.endsWith('/users/me') ? { id: 4400, tags: ['normal'], ...user } : { ...payment, ...given },
    )
    const query = { reference: '12-1042-1', providerId: null, transactionId: '98765432101' }
    return mercadoPago.fetchStatus({ ...account, live, sandbox: at }, query).finally(close)
  }
  const paid = {
    of: { reference: '12-1042-1' },
    transactionId: '98765432101',
    state: 'paid',
    amount: 28_999_050,
    currency: 'MXN',
    live: true,
    instrument: 'cash',
    receipt: null,
  }
  expect(await read({})).toEqual([paid])
  expect(await read({}, {}, true)).toEqual([paid])
  for (const user of [{ tags: ['normal', 'test_user'] }, { tags: null, email: 'test_user_1@testuser.com' }]) {
    expect(await read({}, user)).toEqual([{ ...paid, live: false }])
    await expect(read({}, user, true)).rejects.toThrow(KeysRefused)
  }
  expect(await read({ status: 'in_mediation' })).toEqual([paid])
  expect(await read({ status: 'charged_back' })).toEqual([{ ...paid, state: 'refunded' }])
  for (const none of [
    { collector_id: 5500 },
    { collector_id: null },
    { external_reference: null },
    { transaction_amount: 1.005 },
  ])
    expect(await read(none)).toEqual([])
  await expect(read({ status: 'surprising' })).rejects.toThrow('makes no sense')
})
