import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { gzipSync } from 'node:zlib'
import { writeReadableStreamToWritable } from '@remix-run/node'
import { readDomainSettings } from '@store/core'
import { expect, onTestFinished, test } from 'vitest'
import { createRequestHandler } from '#framework/edge/request-handler.mjs'
import { readSettings } from '#framework/edge/settings.mjs'
import { pacedFile } from './paced-file.server.ts'

const TEXT = 'product '.repeat(4_000_000)
const MAX_HELD = 1024 * 1024

test('F24: of a large file, who does not read on has a part in memory, and gets all of it after that', async () => {
  const stored = gzipSync(TEXT)
  const handler = createRequestHandler({ ...readSettings({}), domains: readDomainSettings({}), clientFolder: tmpdir() })
  let sent: http.ServerResponse | undefined
  const server = http.createServer((request, response) =>
    handler.answer(request, response, () => {
      sent = response
      void writeReadableStreamToWritable(pacedFile(stored, { isExpanded: true, isThere: handler.reader() }), response)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())

  const { port } = server.address() as AddressInfo
  const answer = await new Promise<http.IncomingMessage>((resolve) =>
    http.get({ port, path: '/feed.xml', headers: { host: 'grande.localhost' }, agent: false }, resolve),
  )
  await expect.poll(() => sent?.writableNeedDrain).toBe(true)
  for (let round = 0; round < 1_000; round++) await new Promise((resolve) => setImmediate(resolve))
  expect(sent?.writableLength).toBeLessThan(MAX_HELD)
  expect(String(Buffer.concat(await answer.toArray())) === TEXT).toBe(true)
})
