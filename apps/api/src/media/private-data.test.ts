import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { originalOf, saveMedia } from './store.ts'
import { openMedia, picture, SHOP } from './testing.ts'

const { app, media, photo, photoBytes, saved, close } = await openMedia()
afterAll(close)

const storedAt = async (src: string) =>
  (await media.read(originalOf(SHOP, src.split('/').at(-1) ?? ''))) ?? Buffer.alloc(0)

/** Metadata as a phone writes it, with its place. */
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
  const stored = await storedAt(src)
  const { exif, xmp, iptc, width, height } = await sharp(stored).metadata()
  expect([src.split('.').at(-1), exif, xmp, iptc, width, height]).toEqual([
    type,
    undefined,
    undefined,
    undefined,
    60,
    40,
  ])
  expect(stored.toString('latin1')).not.toMatch(/Phone of Ana|Ana Gómez/)
  expect(Buffer.from(await (await app.request(src)).arrayBuffer()).equals(stored)).toBe(true)
  expect(await saved(bytes)).toBe(src)
})

test('a photo that only its note turns upright is stored upright, with its colour profile', async () => {
  const bytes = await picture(60, 40).withMetadata({ orientation: 6, icc: 'p3' }).jpeg().toBuffer()
  const src = await saved(bytes)
  const { width, height, orientation, icc } = await sharp(await storedAt(src)).metadata()
  expect([width, height, orientation]).toEqual([40, 60, undefined])
  expect(icc).toBeDefined()
})

test('a picture that says nothing of the kind is stored as it is', async () => {
  const stored = await storedAt(photo)
  expect(stored.equals(photoBytes)).toBe(true)
})

/** A segment of a JPEG: a marker, a length, content. */
const segment = (marker: number, content: string) => {
  const length = Buffer.byteLength(content) + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), Buffer.from(content)])
}
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

test.each([
  ['baseline', { progressive: false }],
  ['progressive', { progressive: true }],
] as const)('a %s jpg loses its comments, and what programs have added, but not a pixel', async (_, options) => {
  const plain = await picture(60, 40).withIccProfile('p3').jpeg(options).toBuffer()
  const scan = plain.lastIndexOf(Buffer.from([0xff, 0xda]))
  const [before, after] = [plain.subarray(2, scan), plain.subarray(scan)]
  const noted = Buffer.concat([
    ...[plain.subarray(0, 2), segment(0xfe, 'seen by Ana'), segment(0xec, 'Ducky by Ana'), before],
    ...[segment(0xfe, 'again by Ana'), after, Buffer.from('the video of Ana')],
  ])
  const stored = await storedAt(await saved(noted))
  expect(stored.toString('latin1')).not.toContain('Ana')
  expect((await pixelsOf(stored)).equals(await pixelsOf(plain))).toBe(true)
  expect((await sharp(stored).metadata()).icc).toBeDefined()
  expect(await saved(noted)).toBe(await saved(plain))
})

test('a shop that sends many photos delays those of another shop by a few only', async () => {
  const bytes = await Promise.all(Array.from({ length: 41 }, () => picture(200, 200).withExif(PLACE).jpeg().toBuffer()))
  const ended: number[] = []
  const send = async (shop: number, at: number) => {
    await saveMedia(media, shop, bytes[at] ?? Buffer.alloc(0), 'photo.jpg')
    ended.push(shop)
  }
  await Promise.all([...Array.from({ length: 40 }, (_, at) => send(SHOP, at)), send(8, 40)])
  expect(ended).toHaveLength(41)
  expect(ended.indexOf(8)).toBeLessThan(20)
})
