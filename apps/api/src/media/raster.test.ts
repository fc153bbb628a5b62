import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openMedia, picture, sizeOf } from './testing.ts'

const { app, photo, drawing, saved, close } = await openMedia()
afterAll(close)

test('a mail gets what every mail program shows: JPEG of a photo, PNG of a drawing as sharp as it is shown', async () => {
  const forMail = (src: string, width: number) => app.request(src.replace('/media/', `/media/mail_${width}/`))
  const small = await forMail(photo, 160)
  expect(small.headers.get('Content-Type')).toBe('image/jpeg')
  expect(small.headers.get('Cache-Control')).toContain('immutable')
  expect(await sizeOf(small)).toMatchObject({ width: 160, height: 213, format: 'jpeg' })

  const half =
    '<svg viewBox="0 0 8 4"><rect width="4" height="4" fill="#f00"/><rect x="4" width="4" height="4" fill="#00f"/></svg>'
  const drawn = await forMail(await saved(Buffer.from(half)), 480)
  expect(drawn.headers.get('Content-Type')).toBe('image/png')
  const { data, info } = await sharp(Buffer.from(await drawn.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([480, 240])
  const pixel = (x: number) => [...data.subarray(x * 4, x * 4 + 4)]
  expect([pixel(236), pixel(243)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ])
  const endless = await saved(Buffer.from('<svg width="1e9" height="1e9"><rect width="9" height="9"/></svg>'))
  expect([200, 422]).toContain((await forMail(endless, 160)).status)
  expect((await forMail(photo, 320)).status).toBe(404)
})

test('the preview of a link is a JPEG of 1200 × 630 under 300 kB, whatever the picture, and its address says so', async () => {
  const noise = await sharp({
    create: {
      width: 1600,
      height: 900,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .png()
    .toBuffer()
  const pale = await sharp({
    create: { width: 400, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: { create: { width: 300, height: 60, channels: 4, background: '#fff' } } }])
    .png()
    .toBuffer()
  const tall = await picture(40, 12_000).png().toBuffer()
  const mark = await saved(pale)
  for (const src of [photo, drawing, mark, await saved(noise), await saved(tall)]) {
    const card = await app.request(`${src.replace('/media/', '/media/card_1200/')}.jpg`)
    expect(card.headers.get('Content-Type')).toBe('image/jpeg')
    const bytes = Buffer.from(await card.arrayBuffer())
    expect(bytes.length).toBeLessThan(300_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  }
  // A white logo on transparent ground must be visible too.
  const paleCard = await app.request(`${mark.replace('/media/', '/media/card_1200/')}.jpg`)
  const { channels } = await sharp(await paleCard.arrayBuffer()).stats()
  expect(channels[0]?.stdev).toBeGreaterThan(1)
  expect((await app.request(`${photo.replace('/media/', '/media/icon_192/')}.jpg`)).status).toBe(404)
})

test('what feeds show is JPEG and the icon of a home screen PNG, the icon square, in fixed widths', async () => {
  const as = (use: string, src: string) => app.request(src.replace('/media/', `/media/${use}/`))
  const preview = await as('share_1200', drawing)
  expect(preview.headers.get('Content-Type')).toBe('image/jpeg')
  expect(await sizeOf(preview)).toMatchObject({ width: 1200, height: 1200 })
  expect(await sizeOf(await as('share_1200', photo))).toMatchObject({ width: 900, height: 1200, format: 'jpeg' })
  for (const width of [192, 512])
    expect(await sizeOf(await as(`icon_${width}`, photo))).toMatchObject({ width, height: width, format: 'png' })
  for (const use of ['share_480', 'icon_193', 'mail_1200', 'poster_1200'])
    expect((await as(use, photo)).status, use).toBe(404)
})
