import { ApiError, type ApiFailure } from '@store/api-client'
import type { Order, ProofOutcome } from '@store/core'
import { afterEach, expect, test, vi } from 'vitest'
import { payView } from '#app/orders/payments.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'
import { sendProof } from './payment-proofs.server.ts'

afterEach(() => vi.restoreAllMocks())

type Send = Tenant['api']['sendProof']
const received: ProofOutcome = { kind: 'received', proof: { receivedAt: '2031-01-01T00:00:00.000Z', changesLeft: 3 } }
const HEAD = '--x\r\ncontent-disposition: form-data; name="proof"; filename="a.pdf"\r\n\r\n%PDF-1.4'

function posted(body: BodyInit): Request {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const init = { method: 'POST', headers, body, duplex: 'half' as const }
  return new Request('http://shop.localhost/pedido/7?key=k', init)
}
const whole = () => posted(`${HEAD}\r\n--x--\r\n`)

/** The problem in the redirect to the order's page; null: none. */
async function problemOf(send: Send, request = whole()): Promise<string | null> {
  const tenant = { api: { sendProof: send }, shopId: 7, mount: '' } as unknown as Tenant
  const { headers } = await sendProof(tenant, { number: 7, key: 'k' }, request, {})
  const to = new URL(headers.get('location') ?? '', 'http://shop.localhost')
  expect([to.pathname, to.searchParams.get('key'), to.hash]).toEqual(['/pedido/7', 'k', '#proof'])
  return to.searchParams.get('comprobante')
}

const failing =
  (failure: ApiFailure): Send =>
  async () => {
    throw new ApiError({ name: 'sendProof', method: 'POST', path: '/' }, failure)
  }

const CASES: readonly (readonly [string, Send, string | null])[] = [
  ['received', async () => received, null],
  ['no answer in time, and kept perhaps', failing({ kind: 'timeout', after: 30_000 }), null],
  ['nobody there', failing({ kind: 'network', message: 'ECONNREFUSED' }), 'wait'],
  ['too many', failing({ kind: 'http', status: 429, message: '', retryAfter: 10 }), 'wait'],
  ['no such order any more', async () => null, 'notNow'],
  ['refused', async () => ({ kind: 'refused', reason: 'broken' }), 'broken'],
]
test.each(CASES)('%s: the order’s page is told so', async (_, send, said) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await problemOf(send)).toBe(said)
})

test('the services have longer than for other calls', async () => {
  const send = vi.fn<Send>(async () => received)
  await problemOf(send)
  expect(send.mock.calls[0]?.[1]).toMatchObject({ timeout: 30_000 })
})

test('four are handed on at once, eight wait, and the next one is told to come again', async () => {
  let go = () => {}
  const gate = new Promise<void>((open) => {
    go = open
  })
  const send = vi.fn<Send>(() => gate.then(() => received))
  const answers = Array.from({ length: 13 }, () => problemOf(send))
  expect(await Promise.race(answers)).toBe('wait')
  expect(send).toHaveBeenCalledTimes(4)
  go()
  expect((await Promise.all(answers)).filter((said) => said === null)).toHaveLength(12)
})

test('while as many files arrive as there is room for, the next one goes by unread', async () => {
  const ends: (() => void)[] = []
  const arriving = () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    ends.push(() => void writer.write(new TextEncoder().encode(`${HEAD}\r\n--x--\r\n`)).then(() => writer.close()))
    return posted(readable)
  }
  const send = vi.fn<Send>(async () => received)
  const slow = Array.from({ length: 24 }, () => problemOf(send, arriving()))
  const late = whole()
  expect(await problemOf(send, late)).toBe('wait')
  expect(late.bodyUsed).toBe(true)
  expect(send).not.toHaveBeenCalled()
  // One after the other, so that each is within the limit of forwarded files.
  for (const [at, end] of ends.entries()) {
    end()
    expect(await slow[at]).toBe(null)
  }
})

test('an order by deposit is shown a form for its proof until its links are old', () => {
  const order = { paymentMethod: 'bankDeposit', status: 'unpaid', placedAt: '2031-01-01T00:00:00.000Z' } as Order
  const view = (now: string) => payView({} as Tenant, order, 'k', { refusal: null, proof: null }, new Date(now))
  expect(view('2031-03-01T00:00:00.000Z')).toEqual({ key: 'k', methods: [], refusal: null, proof: null })
  expect(view('2031-06-01T00:00:00.000Z')).toBe(null)
})
