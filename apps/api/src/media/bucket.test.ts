import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openS3Server } from '../testing/s3.ts'
import { mediaRoutes } from './index.ts'
import { openMediaStorage, watchStorage } from './storage/open.ts'
import { readMediaSettings } from './storage/settings.ts'
import { StorageUnavailable } from './storage/storage.ts'
import { saveMedia } from './store.ts'
import { picture, SHOP } from './testing.ts'

// Pictures in a bucket, as shoppers get them while the bucket's server runs, hangs, or is down.

const folder = await mkdtemp(join(tmpdir(), 'feria-bucket-'))
const server = await openS3Server()
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})
afterEach(async () => {
  server.resume()
  await server.start()
})

/** Shorter than in production, so that tests do not wait. */
const PATIENCE = { connect: 300, answer: 300, call: 1_000, megabyte: 100, pause: 200 }
/** On a busy machine an AVIF takes long, and a bucket that responds too late is called again. */
const EVENTUALLY = { timeout: 60_000 }

/** An API with its own cache of pictures, as on another machine. */
async function openMachine(name: string, patience = PATIENCE, more: NodeJS.ProcessEnv = {}) {
  const reading = readMediaSettings({ ...server.variables, DATA_DIR: join(folder, name), ...more })
  if (reading.kind === 'wrong') throw new Error(reading.sentence)
  const failures: string[] = []
  const storage = await openMediaStorage(
    reading.settings,
    (operation, _, failure) => {
      if (failure) failures.push(operation)
    },
    patience,
  )
  return {
    storage,
    failures,
    app: mediaRoutes({ media: storage }),
    async save(bytes: Uint8Array) {
      const saved = await saveMedia(storage, SHOP, bytes, 'photo.jpg')
      if (saved.kind === 'refused') throw new Error(saved.reason)
      return saved.src
    },
  }
}

const photo = (width = 300) => picture(width, 200).jpeg().toBuffer()
const photoBytes = await photo(303)
const atWidth = (src: string) => src.replace('/media/', '/media/w_160/')
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a picture sent to one machine is served by another at once, in the same bytes at every width', async () => {
  const [one, two] = [await openMachine('one'), await openMachine('two')]
  const bytes = await photo()
  const src = await one.save(bytes)
  expect((await bytesOf(await two.app.request(src))).equals(bytes)).toBe(true)
  const answers = await Promise.all([two, one].map(({ app }) => app.request(atWidth(src))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const later = await (await openMachine('three')).app.request(atWidth(src))
  expect(later.headers.get('etag')).toBe(answers[0]?.headers.get('etag'))
  expect((await bytesOf(later)).equals(await bytesOf(await one.app.request(atWidth(src))))).toBe(true)
  const head = await two.app.request(src, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
})

test('an AVIF that one machine has made is served by all', async () => {
  const [one, two] = [await openMachine('one'), await openMachine('two')]
  const src = await one.save(await picture(400, 300).png().toBuffer())
  const asks = { headers: { Accept: 'image/avif,*/*' } }
  const typeAt = async ({ app }: typeof one) => (await app.request(atWidth(src), asks)).headers.get('content-type')
  await expect.poll(() => typeAt(one), EVENTUALLY).toBe('image/avif')
  expect(await typeAt(two)).toBe('image/avif')
}, 90_000)

test.each([
  ['is gone', () => server.stop()],
  ['stands still', async () => void server.suspend()],
])(
  'while the server of the bucket %s, copies are served and the rest is 503; then all is as before',
  async (_, harm) => {
    const [one, two] = [await openMachine('harmed'), await openMachine('empty')]
    const src = await one.save(await photo(301))
    await harm()
    expect((await one.app.request(src)).status).toBe(200)
    const missed = await two.app.request(src)
    expect([missed.status, missed.headers.get('retry-after'), missed.headers.get('cache-control')]).toEqual([
      503,
      '5',
      null,
    ])
    expect((await two.app.request(atWidth(src))).status).toBe(503)
    await expect(two.save(await photo(302))).rejects.toThrow(StorageUnavailable)

    server.resume()
    await server.start()
    await expect.poll(async () => (await two.app.request(src)).status, EVENTUALLY).toBe(200)
    expect((await two.app.request(atWidth(src))).status).toBe(200)
    await expect.poll(() => two.save(photoBytes).catch(() => null), EVENTUALLY).toMatch(/^\/media\/7\//)
  },
)

test('after a failure the bucket is left alone for a moment: whoever comes meanwhile is refused at once', async () => {
  const src = await (await openMachine('one')).save(await photo(305))
  const { app, failures } = await openMachine('pausing', { ...PATIENCE, pause: 60_000 })
  server.suspend()
  expect((await app.request(src)).status).toBe(503)
  for (let count = 0; count < 20; count++) expect((await app.request(src)).status).toBe(503)
  expect(failures).toEqual(['get'])
})

test('an upload that the server of the bucket loses on its way leaves nothing behind', async () => {
  const machine = await openMachine('uploads')
  const bytes = await photo(304)
  await server.stop()
  await expect(machine.save(bytes)).rejects.toThrow(StorageUnavailable)
  const files = await readdir(join(folder, 'uploads'), { recursive: true }).catch(() => [])
  expect(files.filter((name) => name.endsWith('.jpg'))).toEqual([])
  await server.start()
  await expect.poll(() => machine.save(bytes).catch(() => null), EVENTUALLY).toMatch(/^\/media\/7\//)
})

test('a picture that stops in the middle of its way is 503, and no part of it is kept', async () => {
  const stalling = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 1000 })
    response.write(Buffer.alloc(10))
  })
  await new Promise<void>((done) => stalling.listen(0, '127.0.0.1', done))
  const { port } = stalling.address() as AddressInfo
  const { app, storage } = await openMachine('stalled', PATIENCE, { MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}` })
  const file = `${'a'.repeat(32)}.png`
  expect((await app.request(`/media/7/${file}`)).status).toBe(503)
  await expect(storage.read({ shop: 7, kind: 'media-sources', name: 'note' })).rejects.toThrow(StorageUnavailable)
  const files = await readdir(join(folder, 'stalled'), { recursive: true })
  expect(files.filter((name) => name.includes(file))).toEqual([])
  stalling.closeAllConnections()
  await new Promise((done) => stalling.close(done))
})

test('whether the bucket answers is told without waiting for it', async () => {
  const { storage } = await openMachine('watched')
  const watched = watchStorage(storage)
  expect(await watched()).toBeNull()
  await server.stop()
  expect((await storage.check())?.kind).toBe('silent')
  const another = watchStorage(storage)
  await expect.poll(another, EVENTUALLY).toMatch(/^Pictures cannot be read: .* does not answer \(ECONNREFUSED\)\.$/)
})
