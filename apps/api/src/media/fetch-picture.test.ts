import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'

let locationOf: (path: string) => string = (path) => path
const server = createServer((request, response) => {
  const path = request.url ?? '/'
  if (path === '/picture') response.end('picture')
  else if (path === '/big') response.writeHead(200, { 'content-length': '20000001' }).end()
  else if (path === '/endless') {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
    }
    response.writeHead(200).on('drain', more)
    more()
  } else response.writeHead(302, { location: locationOf(path) }).end()
})
let trusted = ''
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  trusted = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const fetched = (path: string) => fetchPicture(`http://${trusted}${path}`, { trusted })

test('a picture comes as its bytes, also from where it has moved', async () => {
  locationOf = () => '/picture'
  for (const path of ['/picture', '/moved'])
    expect(await fetched(path)).toEqual({ kind: 'fetched', bytes: Buffer.from('picture') })
})

test.each([
  ['plain HTTP', () => 'http://example.com/', 'noHttps'],
  ['a private address', () => 'https://169.254.169.254/', 'privateAddress'],
  ['an address in disguise', () => 'https://0x7f.1/', 'privateAddress'],
  ['a name of our own machine', () => 'https://localhost/', 'privateAddress'],
  ['a file', () => 'file:///etc/passwd', 'noHttps'],
  ['itself, for ever', () => '/again', 'refused'],
])('a redirect to %s is not followed', async (_what, location, reason) => {
  locationOf = location
  expect(await fetched('/away')).toEqual({ kind: 'failed', reason })
  const first = location()
  if (!first.startsWith('/')) expect(await fetchPicture(first)).toEqual({ kind: 'failed', reason })
})

test.each(['/big', '/endless'])('%s: no more than 20 MB are read', async (path) => {
  expect(await fetched(path)).toEqual({ kind: 'failed', reason: 'tooBig' })
})
