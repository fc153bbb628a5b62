import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openProductTests } from './product-testing.ts'
import { refusalOf } from './testing.ts'

const { openShop, close } = await openProductTests()
afterAll(close)

test('a picture is found by its file, by where it came from and by its own address, in its own shop alone', async () => {
  const { manage, params } = await openShop()
  const other = await openShop()
  const file = new Uint8Array(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>x()</script><circle r="4"/></svg>'),
  )
  const source = 'https://cdn.example/hat.svg?v=2'
  const digest = `sha256:${createHash('sha256').update(file).digest('hex')}`
  const find = async (sources: string[], where = { manage, params }) =>
    (await where.manage.findPictures({ params: where.params, body: { sources } })).items.map(({ src }) => src)
  expect(await find([digest, source])).toEqual([null, null])
  const { src } = await manage.uploadPicture({ params, query: { source }, file })
  const all = [digest, source, src, `https://anywhere.example${src}`]
  expect(await find([...all, 'https://cdn.example/other.svg', '/media/../x'])).toEqual([src, src, src, src, null, null])
  expect(await find(all, other)).toEqual([null, null, null, null])
  const broken = new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\nnothing more', 'latin1'))
  expect(await refusalOf(manage.uploadPicture({ params, file: broken }))).toMatchObject({ status: 422, code: 'fields' })
  const text = new Uint8Array(Buffer.from('text'))
  expect(await refusalOf(manage.uploadPicture({ params, file: text }))).toMatchObject({ code: 'mediaType' })
})

/** A photo whose left half is red and whose right half is blue, lying on its side as phones store it. */
const photo = async () => {
  const half = { create: { width: 40, height: 60, channels: 3 as const, background: '#00f' } }
  const upright = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#f00' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 40, top: 0 }])
    .png()
    .toBuffer()
  const lying = sharp(upright).rotate(90)
  return new Uint8Array(await lying.jpeg({ quality: 95 }).withMetadata({ orientation: 8 }).toBuffer())
}

test('a part is cut out of a picture as it is seen, and the whole picture stays known', async () => {
  const { manage, params, app } = await openShop()
  const other = await openShop()
  const { src: whole } = await manage.uploadPicture({ params, file: await photo() })
  const of = (src: string) => ({ ...params, file: src.slice(src.lastIndexOf('/') + 1) })
  const { src } = await manage.cropPicture({ params: of(whole), body: { box: [50, 0, 100, 50] } })
  expect(src).not.toBe(whole)
  const bytes = Buffer.from(await (await app.request(src)).arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['jpeg', 40, 30])
  const [red, , blue] = (await sharp(bytes).stats()).channels.map(({ mean }) => mean)
  expect([Number(red) < 30, Number(blue) > 200]).toEqual([true, true])
  expect((await manage.getPicture({ params: of(src) })).original).toBe(whole)
  expect((await manage.getPicture({ params: of(whole) })).original).toBeNull()
  // A cut-out of the cut-out refers to the whole picture; the same cut-out again is the same picture.
  const smaller = await manage.cropPicture({ params: of(src), body: { box: [0, 0, 50.5, 100] } })
  expect((await manage.getPicture({ params: of(smaller.src) })).original).toBe(whole)
  expect(await manage.cropPicture({ params: of(whole), body: { box: [50, 0, 100, 50] } })).toEqual({ src })

  const elsewhere = { ...other.params, file: of(whole).file }
  const foreign = other.manage.cropPicture({ params: elsewhere, body: { box: [0, 0, 50, 50] } })
  expect(await refusalOf(foreign)).toMatchObject({ code: 'notFound' })
  const drawn = await manage.uploadPicture({
    params,
    file: new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>')),
  })
  const drawing = manage.cropPicture({ params: of(drawn.src), body: { box: [0, 0, 50, 50] } })
  expect(await refusalOf(drawing)).toMatchObject({ code: 'mediaType' })
  const nothing = manage.cropPicture({ params: of(whole), body: { box: [50, 0, 50.5, 50] } })
  await expect(nothing).rejects.toThrow('is no box')
})
