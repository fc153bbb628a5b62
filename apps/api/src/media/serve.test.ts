import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { mediaRoutes } from './index.ts'
import { saveMedia } from './store.ts'
import { openMedia, picture, SHOP, sizeOf } from './testing.ts'

const { app, dataDir, media, photo, photoBytes, drawing, saved, close } = await openMedia()
afterAll(close)

const atWidth = (src: string, width: number | string) => src.replace('/media/', `/media/w_${width}/`)

test('a page gets a photo as WebP in its width, smaller than the original, to keep for ever', async () => {
  const response = await app.request(atWidth(photo, 480), { headers: { Accept: 'image/webp,*/*' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/webp')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('Vary')).toBe('Accept')
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const bytes = await response.clone().arrayBuffer()
  expect(bytes.byteLength).toBeLessThan(photoBytes.length)
  expect(await sizeOf(response)).toMatchObject({ width: 480, height: 640, format: 'webp' })

  const again = await app.request(atWidth(photo, 480), {
    headers: { 'If-None-Match': `W/${response.headers.get('ETag')}` },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('the original is served byte by byte, and HEAD tells its size', async () => {
  const response = await app.request(photo)
  expect(Buffer.from(await response.arrayBuffer()).equals(photoBytes)).toBe(true)
  expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  const head = await app.request(photo, { method: 'HEAD' })
  expect([head.headers.get('Content-Length'), await head.text()]).toEqual([String(photoBytes.length), ''])
})

test('a picture is never enlarged, a phone photo stands upright, an animation stays one', async () => {
  expect(await sizeOf(await app.request(atWidth(photo, 1920)))).toMatchObject({ width: 900, height: 1200 })

  const lying = await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await sizeOf(await app.request(atWidth(await saved(lying), 96)))).toMatchObject({ width: 96, height: 192 })

  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 200, height: 100, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect(await sizeOf(await app.request(atWidth(await saved(animation), 96)))).toMatchObject({
    format: 'webp',
    pages: 3,
  })
})

test('browsers that read AVIF get it once it has been made in the background, the others WebP', async () => {
  const asking = { headers: { Accept: 'image/avif,image/webp,*/*' } }
  expect((await app.request(atWidth(photo, 320), asking)).headers.get('Content-Type')).toBe('image/webp')
  const response = await vi.waitFor(
    async () => {
      const answer = await app.request(atWidth(photo, 320), asking)
      expect(answer.headers.get('Content-Type')).toBe('image/avif')
      return answer
    },
    { timeout: 20_000 },
  )
  const webp = await app.request(atWidth(photo, 320))
  expect(webp.headers.get('Content-Type')).toBe('image/webp')
  expect((await response.arrayBuffer()).byteLength).toBeLessThan((await webp.arrayBuffer()).byteLength)
})

test('many who ask for a new width at once get the same picture, and one file is kept', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.request(atWidth(photo, 240))))
  const bodies = await Promise.all(
    answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('hex')),
  )
  expect(new Set(bodies).size).toBe(1)
  const files = await readdir(join(dataDir, 'media-variants', String(SHOP)))
  expect(files.filter((file) => file.includes('w240'))).toHaveLength(1)
})

test('an SVG has lost its script, may do nothing but draw, and travels compressed, at any width', async () => {
  const plain = await app.request(drawing)
  const text = await plain.text()
  expect(text).toContain('<path d="M0 0h9"/>')
  expect(text).not.toContain('script')
  expect(plain.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await app.request(atWidth(drawing, 480), { headers: { 'Accept-Encoding': encoding } })
    expect(packed.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(packed.headers.get('Content-Encoding')).toBe(encoding)
    expect(packed.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(packed.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(unpack(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text)
  }
})

test('what is no picture of ours is not found: widths, names, shops and ways out of the folder', async () => {
  await writeFile(join(dataDir, 'secret.jpg'), 'secret')
  const file = photo.split('/').at(-1)
  const paths = [
    atWidth(photo, 481),
    atWidth(photo, '0480'),
    atWidth(photo, 'x'),
    atWidth(photo, 99999),
    `/media/8/${file}`,
    `/media/w_480/8/${file}`,
    `/media/7/${'0'.repeat(32)}.jpg`,
    `/media/w_96/7/${'0'.repeat(32)}.svg`,
    '/media/7/secret.jpg',
    '/media/7/../secret.jpg',
    '/media/7/..%2f..%2fsecret.jpg',
    '/media/..%2fsecret.jpg',
    '/media/%2e%2e/secret.jpg',
    `/media/7/%00${file}`,
    `/media/07/${file}`,
    `/media/-7/${file}`,
    '/media/',
    '/media/w_480/7/',
    `${photo}/..`,
  ]
  for (const path of paths) {
    const response = await app.request(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(response.headers.get('Cache-Control')).toBeNull()
    expect(await response.text()).not.toContain('secret\n')
  }
  expect(await (await app.request(atWidth(photo, 481))).text()).toContain('480')
})

test('saving the same picture again answers the same address and writes nothing', async () => {
  const folder = join(dataDir, 'media', String(SHOP))
  const before = await readdir(folder)
  const sources = await Promise.all(Array.from({ length: 5 }, () => saved(photoBytes, 'other name.png')))
  expect(new Set([...sources, photo]).size).toBe(1)
  expect(await readdir(folder)).toEqual(before)
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s is known by its first bytes', async (format) => {
  const src = await saved(await picture(60, 60).toFormat(format).toBuffer(), 'no name at all')
  expect(src).toMatch(new RegExp(`^/media/7/[0-9a-f]{32}\\.${format === 'jpeg' ? 'jpg' : format}$`))
  expect((await app.request(atWidth(src, 96))).status).toBe(200)
})

test('no picture, a damaged one and a decompression bomb are refused by name, and nothing is kept', async () => {
  const folder = join(dataDir, 'media', String(SHOP))
  const before = await readdir(folder)
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const cases: readonly [Uint8Array, string][] = [
    [Buffer.from('<html><svg></svg></html>'), 'noPicture'],
    [Buffer.from('%PDF-1.7'), 'noPicture'],
    [Buffer.alloc(0), 'noPicture'],
    [photoBytes.subarray(0, photoBytes.length / 2), 'broken'],
    [Buffer.from('<svg><g></svg>'), 'broken'],
    [bomb, 'tooBig'],
    [Buffer.concat([photoBytes, Buffer.alloc(20_000_000)]), 'tooBig'],
    [Buffer.from(`<svg>${' '.repeat(2_000_000)}</svg>`), 'tooBig'],
  ]
  for (const [bytes, reason] of cases) {
    expect(await saveMedia(media, SHOP, bytes, 'foto.jpg')).toEqual({ kind: 'refused', name: 'foto.jpg', reason })
  }
  expect(await readdir(folder)).toEqual(before)
})

test('a picture damaged on the disk answers 422, and the next picture is served as ever', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const [name, bytes] of [
    ['a', photoBytes.subarray(0, 5000)],
    ['b', Buffer.from('nothing')],
    ['c', bomb],
  ] as const) {
    const file = `${name.repeat(32)}.png`
    await writeFile(join(dataDir, 'media', String(SHOP), file), bytes)
    const response = await app.request(`/media/w_96/7/${file}`)
    expect([name, response.status]).toEqual([name, 422])
  }
  expect((await app.request(atWidth(photo, 160))).status).toBe(200)
})

test('a picture that takes longer than anybody waits is given up, and the next one is served', {
  timeout: 90_000,
}, async () => {
  const impatient = mediaRoutes({ media, secondsAwaited: 2 })
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const frames = Array.from({ length: 36 }, () =>
    sharp({ create: { width: 1080, height: 1080, channels: 3, background: '#fff', noise } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  )
  const slow = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ quality: 1, effort: 0 })
    .toBuffer()
  const src = await saved(slow, 'slow.webp')
  const late = await impatient.request(atWidth(src, 1080))
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '60'])
  expect((await impatient.request(atWidth(photo, 96))).status).toBe(200)

  // It is not tried again at once, but only after a minute: the machine may have been busy.
  await rm(join(dataDir, src))
  expect((await impatient.request(atWidth(src, 1080))).status).toBe(503)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect((await impatient.request(atWidth(src, 1080))).status).toBe(404)
  vi.useRealTimers()
})

test('a picture that cannot be shown is not decoded again each time it is asked for', async () => {
  const file = `${'d'.repeat(32)}.png`
  const path = join(dataDir, 'media', String(SHOP), file)
  await writeFile(path, photoBytes.subarray(0, 5000))
  expect((await app.request(`/media/w_96/7/${file}`)).status).toBe(422)
  await rm(path)
  expect((await app.request(`/media/w_96/7/${file}`)).status).toBe(422)
  expect((await app.request(`/media/w_160/7/${file}`)).status).toBe(404)
})
