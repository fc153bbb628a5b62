import { expect, test } from 'vitest'
import type { Account, HookRequest } from '../provider.ts'
import { addi } from './addi.ts'
import { describeProvider } from './conformance.ts'

describeProvider('addi', { secret: 'clientSecret' })

const keys = {
  clientId: 'sample-client-id',
  clientSecret: 'sample-client-secret',
  callbackUser: 'sample',
  callbackPassword: 'sample-password',
  mode: 'test' as const,
}
const account: Account<typeof keys> = { shopId: 12, keys, live: false, sandbox: null }

const body = JSON.stringify({
  orderId: '12-1042-1',
  applicationId: 'o957b461',
  approvedAmount: '289900.0',
  currency: 'COP',
  status: 'APPROVED',
  statusTimestamp: '1935489600',
})
const hookRequest = (authorization: string | null, text = body): HookRequest => ({
  at: new Date(),
  method: 'POST',
  query: new URLSearchParams(),
  body: text,
  headers: new Headers(authorization === null ? {} : { authorization }),
})
// Computed elsewhere: sample:sample-password
const RIGHT = 'Basic c2FtcGxlOnNhbXBsZS1wYXNzd29yZA=='

test('a call that is greeted with the password is a reason to ask, whatever it says of the amount', () => {
  const hint = { kind: 'hint', of: { reference: '12-1042-1' }, transactionId: null }
  expect(addi.verifyEvent(account, hookRequest(RIGHT))).toEqual(hint)
  expect(addi.verifyEvent(account, hookRequest(RIGHT, body.replace('289900', '1')))).toEqual(hint)
  expect(addi.verifyEvent(account, hookRequest(RIGHT, '{"status":"APPROVED"}'))).toEqual({ kind: 'ignored' })
})

test.each([
  ['no greeting', null],
  ['an empty one', ''],
  ['another password', 'Basic c2FtcGxlOm90aGVyLXBhc3N3b3Jk'],
  ['another kind', 'Bearer c2FtcGxlOnNhbXBsZS1wYXNzd29yZA=='],
])('%s is forged', (_, authorization) =>
  expect(addi.verifyEvent(account, hookRequest(authorization)).kind).toBe('forged'),
)

test('it reads again what it said', () =>
  expect(addi.acknowledge?.(hookRequest(RIGHT))).toEqual({ type: 'application/json', body }))

test('which world its keys are of is said with them', () => {
  expect([addi.isLive({ ...keys, mode: 'live' }), addi.isLive(keys)]).toEqual([true, false])
  const { mode: _, ...silent } = keys
  for (const wrong of [silent, { ...keys, callbackUser: 'a:b' }, { ...keys, more: 'x' }])
    expect(addi.keys.safeParse(wrong).success).toBe(false)
})
