import { createHash } from 'node:crypto'
import { PAYMENT_KEYS } from '@store/sandbox'
import { describe, expect, test } from 'vitest'
import type { Account, HookRequest } from '../provider.ts'
import { FRESHNESS } from '../testing.ts'
import { describeProvider } from './conformance.ts'
import { wompi } from './wompi.ts'

describeProvider('wompi', {
  signsTime: true,
  giveBack: (at, { init }) => {
    const { id } = JSON.parse(String(init.body)).data.transaction
    const headers = { authorization: `Bearer ${PAYMENT_KEYS.wompi?.privateKey}` }
    return fetch(`${at}/v1/transactions/${id}/void`, { method: 'POST', headers })
  },
})

const keys = {
  publicKey: 'pub_test_sample',
  privateKey: 'prv_test_sample',
  eventsSecret: 'test_events_sample',
  integritySecret: 'test_integrity_sample',
}
type Keys = typeof keys
const account = (changed: Partial<Account<Keys>> = {}) => ({ shopId: 12, keys, live: false, sandbox: null, ...changed })

describe('signatures, computed elsewhere', () => {
  const transaction = {
    id: '15113-1799999999-00417',
    status: 'APPROVED',
    amount_in_cents: 28_999_000,
    reference: '12-1042-1',
    currency: 'COP',
    payment_method_type: 'NEQUI',
  }
  const event = {
    event: 'transaction.updated',
    data: { transaction },
    environment: 'test',
    signature: {
      properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
      checksum: 'c757d2bdaa8fe33800abba349284ae25f126916defb9cdf9d4b27e8b55e63e10',
    },
    timestamp: 1_935_489_600,
  }
  const now = new Date(event.timestamp * 1000)
  const sent = (body: unknown, headers: Record<string, string> = {}, at = now): HookRequest => ({
    at,
    method: 'POST',
    query: new URLSearchParams(),
    headers: new Headers(headers),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const verify = (body: unknown, headers?: Record<string, string>, changed?: Partial<Account<Keys>>) =>
    wompi.verifyEvent(account(changed), sent(body, headers))

  test('an event that is signed as it should leads to the transaction it names', () => {
    const hint = { kind: 'hint', of: { reference: '12-1042-1' }, transactionId: transaction.id }
    expect(verify(event)).toEqual(hint)
    expect(verify(event, { 'X-Event-Checksum': event.signature.checksum.toUpperCase() })).toEqual(hint)
  })
  test('properties are those the event lists, in its order', () => {
    const { properties, checksum } = event.signature
    expect(verify({ ...event, signature: { properties: properties.toReversed(), checksum } }).kind).toBe('forged')
    expect(verify({ ...event, signature: { properties: [], checksum } }).kind).toBe('forged')
  })
  test.each<[string, unknown, Record<string, string>?]>([
    ['another status', { ...event, data: { transaction: { ...transaction, status: 'DECLINED' } } }],
    ['another amount', { ...event, data: { transaction: { ...transaction, amount_in_cents: 100 } } }],
    ['another time', { ...event, timestamp: event.timestamp + 1 }],
    ['another header', event, { 'x-event-checksum': '0'.repeat(64) }],
    ['no JSON', 'transaction=approved'],
    ['nothing', ''],
    ['a list', []],
  ])('%s is forged', (_, body, headers) => expect(verify(body, headers).kind).toBe('forged'))
  test.each(FRESHNESS)('%i seconds after it was signed it is: %s', (seconds, kind) => {
    const later = new Date(now.getTime() + seconds * 1000)
    expect(wompi.verifyEvent(account(), sent(event, {}, later))).toMatchObject({ kind, of: { reference: '12-1042-1' } })
  })
  test('digits of the amount make no other time of it', () => {
    const lent = { ...transaction, amount_in_cents: 28_999_00 }
    const timestamp = Number(`0${event.timestamp}`)
    expect(verify({ ...event, data: { transaction: lent }, timestamp }).kind).toBe('forged')
    const whole = { ...transaction, amount_in_cents: 28_999_001 }
    const checksum = createHash('sha256')
      .update(`${whole.id}${whole.status}${whole.amount_in_cents}${event.timestamp}${keys.eventsSecret}`)
      .digest('hex')
    const shifted = { ...whole, amount_in_cents: 28_999_00 }
    const signature = { ...event.signature, checksum }
    const moved = { ...event, data: { transaction: shifted }, signature, timestamp: Number(`1${event.timestamp}`) }
    expect(verify(moved).kind).toBe('untimely')
  })
  test('another secret, another world or another kind of event is not ours', () => {
    expect(verify(event, {}, { keys: { ...keys, eventsSecret: 'test_events_other' } }).kind).toBe('forged')
    expect(verify(event, {}, { live: true })).toEqual({ kind: 'ignored' })
    expect(verify({ ...event, event: 'nequi_token.updated' })).toEqual({ kind: 'ignored' })
  })
})

test('the four keys are of one world, and say of which', () => {
  const real = {
    publicKey: 'pub_prod_a',
    privateKey: 'prv_prod_a',
    eventsSecret: 'prod_events_a',
    integritySecret: 'prod_integrity_a',
  }
  expect(wompi.isLive(real)).toBe(true)
  expect(wompi.isLive(keys)).toBe(false)
  expect(wompi.keys.safeParse(real).success).toBe(true)
  expect(wompi.keys.safeParse({ ...real, privateKey: 'prv_test_a' }).success).toBe(false)
  expect(wompi.keys.safeParse({ ...real, privateKey: 'pub_prod_a' }).success).toBe(false)
})

test('what a browser brings back is a transaction’s name or nothing', () => {
  expect(wompi.readReturn({ id: '15113-1799999999-00417', env: 'test' })).toBe('15113-1799999999-00417')
  for (const id of ['', '../merchants', 'a b', 'x'.repeat(101)]) expect(wompi.readReturn({ id })).toBeNull()
  expect(wompi.readReturn({})).toBeNull()
})
