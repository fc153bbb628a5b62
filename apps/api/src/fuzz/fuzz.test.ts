import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { endpoints } from '@store/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { requestsOf } from './requests.ts'
import { type HttpAnswer, openFuzzed } from './server.ts'

/** Requests per call; `pnpm fuzz` sends ten thousand. */
const RUNS = Number(process.env.FUZZ_RUNS || 40)
/** How many bytes a fuzzed process may grow after warming up. */
const GROWTH = 48 * 1024 * 1024

let api: Awaited<ReturnType<typeof openFuzzed>>
beforeAll(async () => {
  api = await openFuzzed()
})
afterAll(() => api.close())

type Refusal = {
  readonly message?: string | readonly string[]
  readonly detail?: string
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

/** Checks a refusal: small, in the format of its call, and about the wrong field. */
function expectNamed({ status, text }: HttpAnswer, spoilt: string | null) {
  // 431 comes from the HTTP server itself, before there is a request.
  if (status < 400 || status === 431) return
  expect(text.length).toBeLessThan(16_000)
  const { message, detail, errors } = JSON.parse(text) as Refusal
  const complaints = errors?.map(({ field, message }) => `${field} ${message}`) ?? message ?? detail
  expect([complaints].flat().join('')).not.toBe('')
  if (status !== 400 || typeof complaints === 'string' || !complaints) return
  for (const line of complaints) expect(line).toMatch(/^(?:params|query|body)(?:[.[ ]|$)/)
  if (spoilt === null) return
  const [part = '', field = ''] = spoilt.split('.')
  // For a nested field, at least the outermost one is named; if the whole body is wrong, the body.
  expect(
    complaints.some((line) => line.startsWith(part) && line.slice(0, 400).includes(field)),
    `${complaints} names ${spoilt}`,
  ).toBe(true)
}

describe('whatever is sent, the answer is none of a breakage, and names what is wrong', () => {
  test.each(calls)('$name', { timeout: 60_000 + RUNS * 200 }, async (call) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(call, api.known(call.name)), async (request) => {
        const answer = await api.ask(call.method, request)
        expect(answer.status, `${answer.text} ${api.lines.at(-1) ?? ''}`).toBeLessThan(500)
        expectNamed(answer, request.spoilt)
      }),
      { numRuns: RUNS, endOnFailure: RUNS > 1_000 },
    )
  })

  test('every call of the contract was asked, and memory is what it was', { timeout: 180_000 }, async () => {
    expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted())
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const round = async () => {
      for (const call of calls)
        for (const request of fc.sample(requestsOf(call, api.known(call.name)), 20)) await api.ask(call.method, request)
      collect()
      return process.memoryUsage().heapUsed
    }
    await round()
    const before = await round()
    await round()
    expect((await round()) - before).toBeLessThan(GROWTH)
  })
})
