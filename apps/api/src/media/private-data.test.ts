import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { originalPath } from './store.ts'
import { openMedia, picture, SHOP } from './testing.ts'

const { app, dataDir, photo, photoBytes, saved, close } = await openMedia()
afterAll(close)

/** Where a phone says that it was. */
const PLACE = {
  IFD0: { Copyright: 'Ana Gómez', Model: 'Phone of Ana' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 15/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '75/1 34/1 0/1' },
}

test.each([
  ['jpg', (image: sharp.Sharp) => image.jpeg()],
  ['png', (image: sharp.Sharp) => image.png()],
  ['webp', (image: sharp.Sharp) => image.webp()],
  ['avif', (image: sharp.Sharp) => image.avif({ effort: 0 })],
] as const)('a %s is stored without where it was taken and by whom, the same each time', async (type, encode) => {
  const bytes = await encode(picture(60, 40).withExif(PLACE)).toBuffer()
  expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Phone of Ana')
  const src = await saved(bytes)
  const stored = await readFile(originalPath(dataDir, SHOP, src.split('/').at(-1) ?? ''))
  const { exif, xmp, iptc, width, height } = await sharp(stored).metadata()
  expect([src.split('.').at(-1), exif, xmp, iptc, width, height]).toEqual([
    type,
    undefined,
    undefined,
    undefined,
    60,
    40,
  ])
  expect(stored.toString('latin1')).not.toMatch(/Phone of Ana|GPS/)
  expect(Buffer.from(await (await app.request(src)).arrayBuffer()).equals(stored)).toBe(true)
  expect(await saved(bytes)).toBe(src)
})

test('a photo that only its note turns upright is stored upright, with its colour profile', async () => {
  const bytes = await picture(60, 40).withMetadata({ orientation: 6, icc: 'p3' }).jpeg().toBuffer()
  const src = await saved(bytes)
  const { width, height, orientation, icc } = await sharp(
    await readFile(originalPath(dataDir, SHOP, src.split('/').at(-1) ?? '')),
  ).metadata()
  expect([width, height, orientation]).toEqual([40, 60, undefined])
  expect(icc).toBeDefined()
})

test('a picture that says nothing of the kind is stored as it is', async () => {
  const stored = await readFile(originalPath(dataDir, SHOP, photo.split('/').at(-1) ?? ''))
  expect(stored.equals(photoBytes)).toBe(true)
})
