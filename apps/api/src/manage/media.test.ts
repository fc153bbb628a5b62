import { createHash } from 'node:crypto'
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
