import http from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { readDomainSettings } from '@store/core'
import { afterEach, expect, test, vi } from 'vitest'
import { createFairQueue, MAX_WAITING } from './fair-queue.mjs'
import { log } from './log.mjs'
import { createRequestHandler } from './request-handler.mjs'
import { readSettings } from './settings.mjs'

afterEach(() => vi.restoreAllMocks())

/** One iteration of the event loop. */
const round = () => new Promise<void>((resolve) => setImmediate(resolve))

async function rounds(count: number) {
  for (let i = 0; i < count; i++) await round()
}

test('shops are served round robin, one task each, however many of one wait', async () => {
  const queue = createFairQueue()
  const done: string[] = []
  for (const work of ['a1', 'a2', 'a3', 'a4']) queue.run(1, () => done.push(work))
  for (const work of ['b1', 'b2']) queue.run(2, () => done.push(work))
  queue.run(3, () => done.push('c1'))
  await rounds(10)
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('an idle queue starts a task at once; a shop that arrives later is served before the second task of another', async () => {
  const queue = createFairQueue()
  const done: string[] = []
  queue.run(1, () => done.push('a1'))
  expect(done).toEqual(['a1'])
  for (const work of ['a2', 'a3', 'a4']) queue.run(1, () => done.push(work))
  await round()
  expect(done).toEqual(['a1', 'a2'])
  queue.run(2, () => done.push('b1'))
  await rounds(2)
  expect(done).toEqual(['a1', 'a2', 'a3', 'b1'])
  await rounds(2)
  queue.run(2, () => done.push('b2'))
  expect(done.at(-1)).toBe('b2')
})

test('a page that is under way comes before new requests of its shop, not before other shops', async () => {
  const queue = createFairQueue()
  const done: string[] = []
  for (const task of ['a1', 'a2', 'a3']) queue.run(1, () => done.push(task))
  queue.run(2, () => done.push('b1'))
  queue.run(1, () => done.push('a1 rendered'), { isUnderWay: true })
  await rounds(10)
  expect(done).toEqual(['a1', 'a1 rendered', 'b1', 'a2', 'a3'])
})

test('between two tasks the event loop reads what has arrived', async () => {
  const queue = createFairQueue()
  const done: string[] = []
  queue.run(1, () => {
    done.push('a1')
    queueMicrotask(() => done.push('rest of a1'))
    setImmediate(() => done.push('read'))
  })
  queue.run(1, () => done.push('a2'))
  queue.run(1, () => done.push('a3'))
  await rounds(4)
  expect(done.indexOf('rest of a1')).toBeLessThan(done.indexOf('a2'))
  expect(done.indexOf('read')).toBeLessThan(done.indexOf('a3'))
})

/** A request handler with two shops. */
function openEdge() {
  const handler = createRequestHandler({ ...readSettings({}), domains: readDomainSettings({}), clientFolder: tmpdir() })
  for (const [shopId, name] of [
    [1, 'noisy'],
    [2, 'quiet'],
  ] as const)
    handler.introduce(`http://${name}.localhost`, { shopId, key: null, checkedAt: 0, refresh: async () => {} })
  const passedOn: string[] = []
  const ask = (host: string, path: string, headers: http.IncomingHttpHeaders = {}) => {
    const request = new http.IncomingMessage(new Socket())
    const all = { host: `${host}.localhost`, ...headers }
    const rawHeaders = Object.entries(all).flatMap(([name, value]) => [name, String(value)])
    Object.assign(request, { method: 'GET', url: path, headers: all, rawHeaders })
    const response = new http.ServerResponse(request)
    const head = vi.spyOn(response, 'writeHead')
    const sent: string[] = []
    response.end = ((text?: string) => {
      sent.push(text ?? '')
      return response
    }) as typeof response.end
    handler.answer(request, response, () => passedOn.push(`${host}${path}`))
    return { response, head, sent }
  }
  return { handler, ask, passedOn }
}

test('a request of another shop is served next, though many of one came first; unknown hosts count as one shop', async () => {
  const { ask, passedOn } = openEdge()
  for (const path of ['/checkout?1', '/checkout?2', '/checkout?3']) ask('noisy', path)
  for (const host of ['made-up', 'made-up-too']) ask(host, '/checkout')
  ask('quiet', '/checkout')
  await rounds(10)
  expect(passedOn).toEqual([
    ...['noisy/checkout?1', 'noisy/checkout?2', 'made-up/checkout', 'quiet/checkout'],
    ...['noisy/checkout?3', 'made-up-too/checkout'],
  ])
})

test('a shop that this process has not seen waits for two calls to the API, not for the made-up hosts that came before it', async () => {
  const { handler, ask, passedOn } = openEdge()
  const calls: { readonly names: readonly string[]; readonly answer: () => void }[] = []
  handler.findShopsWith(
    (addresses) =>
      new Promise((resolve) => {
        const names = addresses.map(({ name }) => name)
        calls.push({ names, answer: () => resolve(names.map((name) => (name === 'unseen' ? 3 : null))) })
      }),
    1_000,
  )
  for (let count = 0; count < 2_500; count++) ask(`made-up-${count}`, '/')
  ask('unseen', '/')
  await rounds(4)
  // The first one found an empty queue; the second began a call, for which all others wait.
  expect(passedOn).toEqual(['made-up-0/'])
  expect(calls.map(({ names }) => names)).toEqual([['made-up-1']])
  while (calls.length > 0) {
    calls.shift()?.answer()
    await rounds(1)
  }
  await rounds(4)
  expect(passedOn.indexOf('unseen/')).toBeGreaterThan(0)
  expect(passedOn.indexOf('unseen/')).toBeLessThan(10)
})

test('while the API says nothing about hosts, they are passed on to the app, as one shop', async () => {
  const { handler, ask, passedOn } = openEdge()
  handler.findShopsWith(() => Promise.reject(new Error('down')), 1_000)
  for (const host of ['first', 'made-up', 'made-up-too']) ask(host, '/checkout')
  ask('quiet', '/checkout')
  await rounds(10)
  expect(passedOn).toEqual(['first/checkout', 'quiet/checkout', 'made-up/checkout', 'made-up-too/checkout'])
})

test('a request whose client has left is removed', async () => {
  const { ask, passedOn } = openEdge()
  const [, second] = ['/checkout?1', '/checkout?2', '/checkout?3'].map((path) => ask('noisy', path))
  second?.response.emit('close')
  await rounds(4)
  expect(passedOn).toEqual(['noisy/checkout?1', 'noisy/checkout?3'])
})

test('when too many of a shop wait, the next visitor gets 503 in their language; other shops are served', async () => {
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const { ask, passedOn } = openEdge()
  ask('noisy', '/checkout?first')
  const waiting = Array.from({ length: MAX_WAITING }, (_, at) => ask('noisy', `/checkout?${at}`))
  const refused = ['pt-BR', 'fr', undefined].map((language) =>
    ask('noisy', '/checkout', { 'accept-language': language }),
  )
  for (const { head } of refused)
    expect(head).toHaveBeenCalledWith(503, expect.objectContaining({ 'Retry-After': '30' }))
  expect(refused.map(({ sent }) => /<html lang="(..)">.*<p>([^<]+)/.exec(sent.join(''))?.slice(1))).toEqual([
    ['pt', 'Não conseguimos abrir esta página agora. Tente de novo em alguns minutos.'],
    ['fr', 'Nous n’avons pas pu ouvrir cette page. Réessayez dans quelques minutes.'],
    ['es', 'No pudimos abrir esta página. Vuelve en unos minutos.'],
  ])
  expect(logged.mock.calls).toEqual([[{ shop: 1 }, 'too many requests wait, more are answered with 503']])
  ask('quiet', '/checkout')
  waiting[0]?.response.emit('close')
  expect(ask('noisy', '/checkout?again').sent).toEqual([])
  await rounds(4)
  expect(passedOn.slice(0, 4)).toEqual([
    'noisy/checkout?first',
    'noisy/checkout?1',
    'quiet/checkout',
    'noisy/checkout?2',
  ])
})
