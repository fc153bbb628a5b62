import { describe, expect, test } from 'vitest'
import type { Account, HookRequest } from '../provider.ts'
import { answering } from '../testing.ts'
import { describeProvider } from './conformance.ts'
import { epayco } from './epayco.ts'

describeProvider('epayco', {
  giveBack: (at, { init }) => {
    const reference = new URLSearchParams(String(init.body)).get('x_ref_payco')
    return fetch(`${at}/panel/reverse/${reference}`, { method: 'POST' })
  },
})

const keys = {
  customerId: '44001',
  pKey: 'samplepkey1234567890',
  publicKey: 'samplepublickey',
  privateKey: 'sampleprivatekey',
  mode: 'test' as const,
}
const account: Account<typeof keys> = { shopId: 12, keys, live: false, sandbox: null }

describe('signatures, computed elsewhere', () => {
  const confirmation = {
    x_cust_id_cliente: '44001',
    x_ref_payco: '288123456',
    x_transaction_id: '2881234561935489600',
    x_amount: '289990',
    x_currency_code: 'COP',
    x_id_invoice: '12-1042-1',
    x_cod_response: '1',
    x_response: 'Aceptada',
    x_test_request: 'TRUE',
    x_signature: '94a18a4ec90e13e29537d5a828e0ece33da15c45f31875ae6c9c1db43c76bac5',
  }
  const request = (fields: Record<string, string>, method = 'POST'): HookRequest => {
    const form = new URLSearchParams(fields)
    const [query, body] = method === 'GET' ? [form, ''] : [new URLSearchParams(), String(form)]
    return { at: new Date(), method, query, headers: new Headers(), body }
  }
  const verify = (fields: Record<string, string>, method?: string, changed: Partial<typeof keys> = {}) =>
    epayco.verifyEvent({ ...account, keys: { ...keys, ...changed } }, request(fields, method))
  const hint = { kind: 'hint', of: { reference: '12-1042-1' }, transactionId: '288123456' }

  test('a confirmation that is signed as it should leads to the transaction it names, by POST and by GET', () => {
    expect(verify(confirmation)).toEqual(hint)
    expect(verify(confirmation, 'GET')).toEqual(hint)
    const { x_id_invoice: x_id_factura, ...rest } = confirmation
    expect(verify({ ...rest, x_id_factura })).toEqual(hint)
  })
  test('what the signature does not cover decides nothing: it is asked', () => {
    expect(verify({ ...confirmation, x_cod_response: '2' })).toEqual(hint)
    expect(verify({ ...confirmation, x_id_invoice: '12-1043-1' })).toEqual({ ...hint, of: { reference: '12-1043-1' } })
  })
  test.each<[string, Record<string, string>]>([
    ['another transaction', { ...confirmation, x_ref_payco: '288123457' }],
    ['another amount', { ...confirmation, x_amount: '289990.00' }],
    ['another currency', { ...confirmation, x_currency_code: 'USD' }],
    ['an empty signature', { ...confirmation, x_signature: '' }],
    ['nothing', {}],
  ])('%s is forged', (_, fields) => expect(verify(fields).kind).toBe('forged'))
  test('another merchant’s keys do not fit', () => {
    expect(verify(confirmation, 'POST', { pKey: 'anotherpkey1234567890' }).kind).toBe('forged')
    expect(verify(confirmation, 'POST', { customerId: '44002' }).kind).toBe('forged')
  })
})

test('whether it is a test is said with the keys', () => {
  expect([epayco.isLive({ ...keys, mode: 'live' }), epayco.isLive(keys)]).toEqual([true, false])
  const { mode: _, ...silent } = keys
  for (const wrong of [silent, { ...keys, customerId: 'abc' }, { ...keys, more: 'x' }])
    expect(epayco.keys.safeParse(wrong).success).toBe(false)
})

test('what a browser brings back is a reference or nothing', () => {
  expect(epayco.readReturn({ ref_payco: '65f0c2a1b9d3e' })).toBe('65f0c2a1b9d3e')
  for (const ref_payco of ['', '../login', 'undefined?', 'x'.repeat(65)])
    expect(epayco.readReturn({ ref_payco })).toBeNull()
  expect(epayco.readReturn({})).toBeNull()
})

test('anybody may read any transaction: one of another merchant says nothing, and one of a test is no live one', async () => {
  const transaction = {
    x_cust_id_cliente: 44_001,
    x_ref_payco: 288_123_456,
    x_id_invoice: '12-1042-1',
    x_amount: '289990.00',
    x_currency_code: 'COP',
    x_cod_response: 1,
    x_test_request: 'TRUE',
    x_franchise: 'PSE',
    x_approval_code: '1234567',
  }
  const read = async (changed: object) => {
    const { at, close } = await answering(() => ({ success: true, data: { ...transaction, ...changed } }))
    const query = { reference: '12-1042-1', providerId: null, transactionId: '288123456' }
    return epayco.fetchStatus({ ...account, sandbox: at }, query).finally(close)
  }
  const paid = {
    of: { reference: '12-1042-1' },
    transactionId: '288123456',
    state: 'paid',
    amount: 28_999_000,
    currency: 'COP',
    live: false,
    instrument: 'pse',
    receipt: '1234567',
  }
  expect(await read({})).toEqual([paid])
  expect(await read({ x_test_request: 'FALSE' })).toEqual([{ ...paid, live: true }])
  expect(await read({ x_cust_id_cliente: 44_002 })).toEqual([])
  for (const nonsense of [{ x_cod_response: 99 }, { x_test_request: undefined }, { x_amount: undefined }])
    await expect(read(nonsense)).rejects.toThrow('makes no sense')
})
