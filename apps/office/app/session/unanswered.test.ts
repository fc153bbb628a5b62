import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWords } from '#app/words/words.ts'
import { refuseUnanswered } from './unanswered.ts'

const HALF = '[{"_1":2},'
const words = await loadWords.es()
const asked: ServerResponse[] = []
const server = createServer((_request, response) => {
  asked.push(response)
  response.writeHead(200, { 'content-type': 'text/x-script', 'content-length': 2 * HALF.length })
  response.write(HALF)
})
let list = new URL('http://127.0.0.1')

beforeEach(async () => {
  vi.stubGlobal('fetch', fetch)
  asked.length = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  list = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/alborada/products`)
  vi.stubGlobal('location', list)
  refuseUnanswered(words)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
})

const dataOf = (path: string) => new URL(`${path}.data`, list)
/** The response of the request with this number, once its first half has been sent. */
const nth = (number: number) => vi.waitUntil(() => asked[number], 5_000)

it.each(['/alborada/products', '/alborada/orders'])(
  'a load of %s that is aborted while its body arrives fails as one that got no response, which Remix does not log',
  async (path) => {
    const leaving = new AbortController()
    const load = fetch(dataOf(path), { signal: leaving.signal })
    await nth(0)
    leaving.abort()
    await expect(load).rejects.toMatchObject({ name: 'AbortError' })
  },
)

it('a page that is cut off while it is loaded again is asked for once more', async () => {
  const load = fetch(dataOf('/alborada/products'))
  ;(await nth(0)).destroy()
  ;(await nth(1)).end(HALF)
  const answer = await load
  expect(answer.headers.get('content-type')).toBe('text/x-script')
  expect(await answer.text()).toBe(HALF + HALF)
})

it('a form whose outcome is cut off is refused in words', async () => {
  const body = new URLSearchParams({ intent: 'price' })
  const sent = fetch(dataOf('/alborada/products'), { method: 'POST', body })
  ;(await nth(0)).destroy()
  const answer = await sent
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain(JSON.stringify(words.errors.unsent))
})
