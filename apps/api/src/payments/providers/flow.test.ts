import { expect, test } from 'vitest'
import type { Account, HookRequest, PaymentRequest } from '../provider.ts'
import { answering } from '../testing.ts'
import { describeProvider } from './conformance.ts'
import { flow } from './flow.ts'

describeProvider('flow', { currency: 'CLP', country: 'CL', secret: 'secretKey' })

const keys = { apiKey: 'SAMPLE-API-KEY', secretKey: 'samplesecretkey0123456789', mode: 'test' as const }
const account: Account<typeof keys> = { shopId: 12, keys, live: false, sandbox: null }

test('a callback is a reason to ask about its token, whatever else it says', () => {
  const hookRequest = (body: string): HookRequest => ({
    at: new Date(),
    method: 'POST',
    query: new URLSearchParams(),
    headers: new Headers(),
    body,
  })
  const token = '41097C28B5BD78C77F589FE4BC59E18AC333F9E1'
  const hint = { kind: 'hint', of: { providerId: token }, transactionId: null }
  expect(flow.verifyEvent(account, hookRequest(`token=${token}`))).toEqual(hint)
  expect(flow.verifyEvent(account, hookRequest(`token=${token}&status=2&amount=1`))).toEqual(hint)
  for (const odd of ['', 'token=', 'token=../../x', '{"token":"41097C28B5BD78C7"}', `tokens=${token}`])
    expect(flow.verifyEvent(account, hookRequest(odd)).kind).toBe('forged')
})

test('which world its keys are of is said with them', () => {
  expect([flow.isLive({ ...keys, mode: 'live' }), flow.isLive(keys)]).toEqual([true, false])
  const { mode: _, ...silent } = keys
  for (const wrong of [silent, { ...keys, secretKey: '' }, { ...keys, more: 'x' }])
    expect(flow.keys.safeParse(wrong).success).toBe(false)
})

test('what a browser brings back is a token or nothing', () => {
  expect(flow.readReturn({ token: '41097C28B5BD78C7' })).toBe('41097C28B5BD78C7')
  for (const token of ['', 'short', '../getStatus', 'x'.repeat(201)]) expect(flow.readReturn({ token })).toBeNull()
  expect(flow.readReturn({})).toBeNull()
})

test('a call is signed over all its names and values by name, computed elsewhere', async () => {
  const flowAnswers = { url: 'https://www.flow.cl/app/web/pay.php', token: '41097C28B5BD78C7' }
  const { at, asked, close } = await answering(() => flowAnswers)
  const buyer = { name: 'Ana', idNumber: '1', email: 'ana@ejemplo.cl', phone: '', message: null }
  const started = await flow.start({ ...account, sandbox: at }, {
    reference: '12-1042-1',
    amount: 28_990_00,
    currency: 'CLP',
    method: 'flow',
    shopName: 'Mercado',
    language: 'es',
    returnUrl: 'https://mercado.example/vuelta',
    hookUrl: 'https://api.example/hooks/flow/12',
    address: '',
    expiresAt: new Date(0),
    order: { number: 1042, buyer },
  } as PaymentRequest)
  close()
  expect(started.url).toBe('https://www.flow.cl/app/web/pay.php?token=41097C28B5BD78C7')
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
    amount: '28990',
    email: 'ana@ejemplo.cl',
    timeout: '60',
    s: '807f2d0aed44711d7b6afc5f29d9891fd3250731225b304bbd8abcf504e29fe0',
  })
})
