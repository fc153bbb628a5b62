import http from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { readDomainSettings } from '@store/core'
import { afterEach, expect, test, vi } from 'vitest'
import { createRequestHandler } from './request-handler.mjs'
import { readSettings } from './settings.mjs'
import { createTurns, MAX_WAITING } from './turns.mjs'

afterEach(() => vi.restoreAllMocks())

/** One round of the event loop, and all that follows from it. */
const round = () => new Promise<void>((resolve) => setImmediate(resolve))

async function rounds(count: number) {
  for (let i = 0; i < count; i++) await round()
}

test('shops take turns, one piece of work each, however much of one waits', async () => {
  const turns = createTurns()
  const done: string[] = []
  for (const work of ['a1', 'a2', 'a3', 'a4']) turns.take(1, () => done.push(work))
  for (const work of ['b1', 'b2']) turns.take(2, () => done.push(work))
  turns.take(3, () => done.push('c1'))
  await rounds(10)
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('while nobody is at work, work starts at once; what comes meanwhile is next, before what waited longer', async () => {
  const turns = createTurns()
  const done: string[] = []
  turns.take(1, () => done.push('a1'))
  expect(done).toEqual(['a1'])
  for (const work of ['a2', 'a3', 'a4']) turns.take(1, () => done.push(work))
  await round()
  expect(done).toEqual(['a1', 'a2'])
  turns.take(2, () => done.push('b1'))
  await rounds(2)
  expect(done).toEqual(['a1', 'a2', 'a3', 'b1'])
  await rounds(2)
  turns.take(2, () => done.push('b2'))
  expect(done.at(-1)).toBe('b2')
})

test('between two pieces of work the event loop reads what has come', async () => {
  const turns = createTurns()
  const done: string[] = []
  turns.take(1, () => {
    done.push('a1')
    queueMicrotask(() => done.push('rest of a1'))
    setImmediate(() => done.push('read'))
  })
  turns.take(1, () => done.push('a2'))
  turns.take(1, () => done.push('a3'))
  await rounds(4)
  expect(done.indexOf('rest of a1')).toBeLessThan(done.indexOf('a2'))
  expect(done.indexOf('read')).toBeLessThan(done.indexOf('a3'))
})

/** An edge that knows two shops, and requests that come to it in one round of the event loop. */
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
  return { ask, passedOn }
}

test('a request of another shop is passed on next, though many of one came first; unknown hosts are one among them', async () => {
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

test('who leaves before their turn gives it up', async () => {
  const { ask, passedOn } = openEdge()
  const [, second] = ['/checkout?1', '/checkout?2', '/checkout?3'].map((path) => ask('noisy', path))
  second?.response.emit('close')
  await rounds(4)
  expect(passedOn).toEqual(['noisy/checkout?1', 'noisy/checkout?3'])
})

test('when too many of a shop wait, the next one is told to come later in their language; other shops go on', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
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
  expect(logged.mock.calls).toEqual([['shop 1: too many requests wait, more are answered with 503']])
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
