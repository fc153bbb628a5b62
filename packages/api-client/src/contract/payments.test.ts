import type { OrderPayment, PaymentStart } from '@store/core'
import { describe, expect, test } from 'vitest'
import { decodeInput, decodeOutput, type Endpoint, encodeInput, encodeOutput, endpoints } from './index.ts'

const written = (endpoint: Endpoint, value: unknown) => JSON.parse(JSON.stringify(encodeOutput(endpoint, value).body))
const read = (endpoint: Endpoint, body: unknown) => {
  const decoded = decodeOutput(endpoint, body)
  return decoded.ok ? decoded.value : decoded.issues
}

const payment: OrderPayment = {
  provider: 'epayco',
  state: 'pending',
  instrument: 'pse',
  reference: '7-1001-2',
  receipt: '1203948',
  amount: 18_850_000,
  live: false,
  updatedAt: '2031-04-30T15:00:00.000Z',
}
describe('paying online (C33)', () => {
  test('an attempt is asked for with the order’s key, and with another method if one is chosen', () => {
    const encoded = encodeInput(endpoints.startPayment, {
      params: { number: 1001 },
      body: { shopId: 7, key: 'k', method: 'nequi' },
    })
    const raw = { params: { number: 1001 }, body: { shopId: 7, key: 'k', method: 'nequi' } }
    expect(encoded).toEqual({ ok: true, value: raw })
    const same = { shopId: 7, key: 'k', method: null }
    expect(decodeInput(endpoints.startPayment, { ...raw, body: same })).toEqual({
      ok: true,
      value: { params: { number: 1001 }, body: same },
    })
    expect(decodeInput(endpoints.startPayment, { ...raw, body: { ...same, total: 1 } }).ok).toBe(false)
  })

  test.each<PaymentStart>([
    { kind: 'redirect', url: 'https://checkout.example/p' },
    { kind: 'settled' },
    { kind: 'refused', reason: 'unavailable' },
  ])('it is answered as %j', (start) => {
    expect(written(endpoints.startPayment, start)).toEqual(start)
    expect(read(endpoints.startPayment, start)).toEqual(start)
  })

  test('who comes back brings what the provider gave them, within bounds, and hears where the attempt stands', () => {
    const raw = {
      params: { number: '1001', attempt: '2' },
      body: { shopId: 7, key: 'k', given: { id: '1234-5', env: 'test' } },
    }
    expect(decodeInput(endpoints.returnFromPayment, raw)).toEqual({
      ok: true,
      value: {
        params: { number: 1001, attempt: 2 },
        body: { shopId: 7, key: 'k', given: { id: '1234-5', env: 'test' } },
      },
    })
    const flooded = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`p${at}`, 'x']))
    for (const given of [flooded, { id: 'x'.repeat(2001) }, { id: 1 }, 'id=1'])
      expect(decodeInput(endpoints.returnFromPayment, { ...raw, body: { ...raw.body, given } }).ok).toBe(false)
    expect(written(endpoints.returnFromPayment, payment)).toEqual(payment)
    expect(read(endpoints.returnFromPayment, payment)).toEqual(payment)
    expect(read(endpoints.returnFromPayment, { ...payment, updatedAt: '30/04/2031' })).toMatchObject([
      { path: 'updatedAt' },
    ])
  })
})
