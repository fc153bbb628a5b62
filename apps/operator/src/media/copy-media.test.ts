import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskStorage, type MediaStorage, openBucket, readMediaSettings, StorageUnavailable } from '@store/api/media'
import { openS3Server, openTestDatabase, type TestDatabase } from '@store/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from '../testing.ts'
import { copyMedia } from './copy-media.ts'

let db: TestDatabase
let bucket: Awaited<ReturnType<typeof openS3Server>>
let feria: Tool
beforeAll(async () => {
  db = await openTestDatabase()
  bucket = await openS3Server()
  feria = await openTool(db, bucket.variables)
})
afterAll(async () => {
  await feria.close()
  await bucket.close()
  await db.close()
})

const dataDir = () => join(feria.folder, '.data')
const elsewhere = () => join(feria.folder, 'elsewhere')
const nameOf = (content: string) => `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.png`
const store = (shop: number, kind: 'media' | 'media-variants' | 'media-sources', name: string, content: string) =>
  diskStorage(dataDir()).write({ shop, kind, name }, Buffer.from(content))
const copy = (...options: readonly string[]) => feria.run('media', 'copy', '--json', ...options)
const toBucket = ['--from', 'disk', '--to', 's3'] as const

/** Every picture in a data folder, with its content. */
async function picturesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.parentPath.includes('/media'))
      found[join(entry.parentPath, entry.name).slice(folder.length)] = await readFile(
        join(entry.parentPath, entry.name),
        'latin1',
      )
  return found
}

test('pictures go into the bucket and back, and are the same byte for byte', async () => {
  for (const shop of [3, 20, 21, 1000])
    for (const text of ['one', 'two', 'three']) {
      const content = `${text} of ${shop} \u0000\u00ff`
      await store(shop, 'media', nameOf(content), content)
      await store(shop, 'media-sources', createHash('md5').update(content).digest('hex'), `/media/${shop}/x.png`)
      await store(shop, 'media-variants', `${nameOf(content)}.w96.webp`, `${content} small`)
      await store(shop, 'media-variants', `${nameOf(content)}.w96.avif`, '')
    }
  const before = await picturesIn(dataDir())
  expect(Object.keys(before)).toHaveLength(48)

  const there = await copy(...toBucket, '--variants')
  expect([there.code, JSON.parse(there.out)]).toMatchObject([0, { shops: 4, copied: 48, there: 0, damaged: [] }])
  const back = await feria
    .as({ DATA_DIR: elsewhere() })
    .run('media', 'copy', '--from', 's3', '--to', 'disk', '--variants', '--check')
  expect([back.code, back.out]).toEqual([
    0,
    expect.stringMatching(/^48 files of 4 shops copied \(\d+ bytes\), 0 there/),
  ])
  expect(await picturesIn(elsewhere())).toEqual(before)
})

test('a second copy takes only what is new, notes that have changed among it', async () => {
  await store(3, 'media', nameOf('four'), 'four')
  await store(3, 'media-sources', createHash('md5').update('one of 3 \u0000\u00ff').digest('hex'), '/media/3/y.png')
  const { out, err } = await copy(...toBucket)
  expect(JSON.parse(out)).toMatchObject({ copied: 2, there: 23, damaged: [] })
  expect(err).toBe('up to shop 3: 2 copied, 23 there already\n')
})

test('while the bucket is away a copy says so, and later goes on', async () => {
  await store(20, 'media', nameOf('five'), 'five')
  await bucket.stop()
  const { code, err } = await copy(...toBucket)
  expect([code, err]).toEqual([1, expect.stringContaining('does not answer (ECONNREFUSED)')])
  await bucket.start()
  expect(JSON.parse((await copy(...toBucket)).out)).toMatchObject({ copied: 1, there: 25 })
})

test('a copy in the middle of which the bucket goes away ends, and the next one copies the rest', async () => {
  for (let at = 0; at < 40; at++) await store(22, 'media', nameOf(`file ${at}`), `file ${at}`)
  const reading = readMediaSettings({ ...bucket.variables, DATA_DIR: dataDir() })
  if (reading.kind === 'wrong' || !reading.settings.s3) throw new Error('no bucket')
  const whole = await openBucket(reading.settings.s3)
  // The server is stopped between two writes: unlike a bucket, it keeps half an object when it is killed during one.
  const written: Promise<void>[] = []
  const write: MediaStorage['write'] = async (key, content) => {
    if (written.length < 20) {
      const writing = whole.write(key, content)
      written.push(writing)
      return writing
    }
    await Promise.all(written)
    await bucket.stop()
    return whole.write(key, content)
  }
  const wish = { from: diskStorage(dataDir()), withVariants: false, check: false, show: () => {} }
  await expect(copyMedia({ ...wish, to: { ...whole, write } })).rejects.toThrow(StorageUnavailable)
  await bucket.start()
  const { copied, there } = JSON.parse((await copy(...toBucket)).out)
  expect([copied + there, copied < 40, copied > 0]).toEqual([26 + 40, true, true])
})

test('a file that is not what its name says is left out and named; --check mends what differs over there', async () => {
  await store(21, 'media', nameOf('six'), 'something else')
  const refused = await copy(...toBucket)
  expect([refused.code, refused.err]).toEqual([1, `Not copied, as they are damaged: media/21/${nameOf('six')}\n`])
  await store(21, 'media', nameOf('six'), 'six')
  expect((await copy(...toBucket)).code).toBe(0)

  const there = diskStorage(elsewhere())
  const key = { shop: 3, kind: 'media', name: nameOf('four') } as const
  await there.write(key, Buffer.from('FOUR'))
  const back = (...options: readonly string[]) =>
    feria.as({ DATA_DIR: elsewhere() }).run('media', 'copy', '--from', 's3', '--to', 'disk', ...options)
  await back()
  expect(String(await there.read(key))).toBe('FOUR')
  await back('--check')
  expect(String(await there.read(key))).toBe('four')
})

test('a place that is not configured, or the same one twice, is refused by a sentence', async () => {
  expect((await copy('--from', 's3', '--to', 's3')).err).toBe(
    'Say two places: "--from disk --to s3", or the other way round.\n',
  )
  const none = feria.as({ MEDIA_S3_BUCKET: '', MEDIA_S3_ENDPOINT: '' })
  expect((await none.run('media', 'copy', ...toBucket)).err).toContain('Set MEDIA_S3_BUCKET')
  const wrong = feria.as({ MEDIA_S3_BUCKET: 'no-such-bucket' })
  expect((await wrong.run('media', 'copy', ...toBucket)).err).toContain('There is no bucket no-such-bucket')
})
