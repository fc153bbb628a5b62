import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { diskStorage } from './storage/disk.ts'
import { saveMedia } from './store.ts'
import { SHOP } from './testing.ts'
import { createVariants } from './variants.ts'

const folder = await mkdtemp(join(tmpdir(), 'feria-variants-'))
const media = diskStorage(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an AVIF that is larger than the WebP is not served, even where it was asked for first', async () => {
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a63' } })
  const saved = await saveMedia(media, SHOP, await plain.png().toBuffer(), 'plain.png')
  if (saved.kind !== 'saved') throw new Error(saved.reason)
  const picture = { shop: String(SHOP), file: saved.src.split('/').at(-1) ?? '' }
  const variants = createVariants(media)
  expect(await variants.avif(picture, 160)).toBeNull()
  const stored = () => media.read({ shop: String(SHOP), kind: 'media-variants', name: `${picture.file}.w160.avif` })
  await expect.poll(stored, { timeout: 20_000 }).toEqual(Buffer.alloc(0))
  expect(await variants.avif(picture, 160)).toBeNull()
})
