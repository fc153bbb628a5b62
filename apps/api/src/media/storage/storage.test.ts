import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { openS3Server } from '../../testing/s3.ts'
import { diskStorage } from './disk.ts'
import { openBucket, openMediaStorage } from './open.ts'
import { readMediaSettings } from './settings.ts'
import type { Key, MediaStorage } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'feria-storage-'))
const server = await openS3Server()
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const reading = readMediaSettings({ ...server.variables, DATA_DIR: join(folder, 'with-copies') })
if (reading.kind === 'wrong' || !reading.settings.s3) throw new Error('no settings')
const { s3 } = reading.settings

const place = (shop: number, name: string, kind: Key['kind'] = 'media'): Key => ({ shop, kind, name })
const all = async <T>(list: AsyncIterable<T>) => {
  const found: T[] = []
  for await (const each of list) found.push(each)
  return found
}

describe.each<[string, number, MediaStorage]>([
  ['the disk', 10, diskStorage(join(folder, 'disk'))],
  ['a bucket', 20, await openBucket(s3)],
  ['a bucket with copies on this machine', 30, await openMediaStorage(reading.settings)],
])('%s', (_, shop, storage) => {
  test('what was written is read, in one piece or in many, with its size', async () => {
    const bytes = Buffer.alloc(300_000, 'picture')
    await storage.write(place(shop, 'a.jpg'), bytes)
    expect((await storage.read(place(shop, 'a.jpg')))?.equals(bytes)).toBe(true)
    const opened = await storage.open(place(shop, 'a.jpg'))
    expect(opened?.size).toBe(bytes.length)
    expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true)
    expect(await storage.size(place(shop, 'a.jpg'))).toBe(bytes.length)
  })

  test('what is not there is null', async () => {
    const none = place(shop, 'none.jpg')
    expect([await storage.read(none), await storage.open(none), await storage.size(none)]).toEqual([null, null, null])
  })

  test('an empty file is there', async () => {
    await storage.write(place(shop, 'a.jpg.w96.avif', 'media-variants'), Buffer.alloc(0))
    expect((await storage.read(place(shop, 'a.jpg.w96.avif', 'media-variants')))?.length).toBe(0)
  })

  test('a note that is written again has its new content', async () => {
    for (const text of ['/media/1/a.jpg', '/media/1/b.jpg']) {
      await storage.write(place(shop, 'note', 'media-sources'), Buffer.from(text))
      expect(String(await storage.read(place(shop, 'note', 'media-sources')))).toBe(text)
    }
  })

  test('a shop lists its own files, those of one kind, however many there are', async () => {
    const names = Array.from({ length: 1_100 }, (_, at) => `${String(at).padStart(4, '0')}.png`)
    for (let at = 0; at < names.length; at += 100)
      await Promise.all(
        names.slice(at, at + 100).map((name) => storage.write(place(shop + 1, name), Buffer.from(name))),
      )
    await storage.write(place(shop + 1, 'other', 'media-sources'), Buffer.from('x'))
    expect(await all(storage.list(shop + 1, 'media'))).toEqual(names.map((name) => ({ name, size: 8 })))
    expect(await all(storage.list(shop + 9, 'media'))).toEqual([])
    expect(await all(storage.shops())).toEqual(expect.arrayContaining([String(shop), String(shop + 1)]))
  })

  test('a shop that is removed has no file left, and others have theirs', async () => {
    const [gone, stays] = [shop + 2, shop + 3]
    for (const of of [gone, stays])
      for (const kind of ['media', 'media-variants', 'media-sources'] as const)
        await storage.write(place(of, 'a.jpg', kind), Buffer.from(kind))
    expect(await storage.size(place(gone, 'a.jpg'))).toBe(5)
    await storage.remove(gone)
    for (const kind of ['media', 'media-variants', 'media-sources'] as const) {
      expect(await storage.read(place(gone, 'a.jpg', kind))).toBeNull()
      expect(await storage.size(place(gone, 'a.jpg', kind))).toBeNull()
      expect(await storage.size(place(stays, 'a.jpg', kind))).toBe(kind.length)
    }
    await storage.remove(shop + 8)
  })

  test('it is as it should be', async () => expect(await storage.check()).toBeNull())
})

test('a bucket shows a file that was sent to it elsewhere at once, copies or not', async () => {
  const [here, there] = [await openMediaStorage(reading.settings), await openBucket(s3)]
  const key = place(40, 'new.png')
  expect(await here.read(key)).toBeNull()
  await there.write(key, Buffer.from('new'))
  expect(String(await here.read(key))).toBe('new')
})

test('what others have put into a bucket is neither listed nor a shop, so that no name leads out of a folder', async () => {
  const bucket = await openBucket(s3)
  for (const name of ['one/two.png', '.hidden', 'fine.png']) await bucket.write(place(60, name), Buffer.from(name))
  await bucket.write({ shop: 'notes', kind: 'media', name: 'a.png' }, Buffer.from('a'))
  expect(await all(bucket.list(60, 'media'))).toEqual([{ name: 'fine.png', size: 8 }])
  expect(await all(bucket.shops())).not.toContain('notes')
})

test('copies on this machine stay within their limit, and what was removed is fetched again', async () => {
  const dataDir = join(folder, 'small')
  const storage = await openMediaStorage({ ...reading.settings, dataDir, cacheBytes: 1_000_000 })
  const names = Array.from({ length: 40 }, (_, at) => `${at}.jpg`)
  for (const name of names) await storage.write(place(50, name), Buffer.alloc(100_000, name))
  const copies = () => readdir(join(dataDir, 'media-cache', 'media', '50'))
  await expect.poll(async () => (await copies()).length, { timeout: 20_000 }).toBeLessThanOrEqual(10)
  for (const name of names) expect((await storage.read(place(50, name)))?.length).toBe(100_000)
})
