import { createManageClient, type ManageClient, ManageError } from '@store/api-client/manage'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from './database/index.ts'
import { addPlatformKey } from './keys/store.ts'
import { picture } from './media/testing.ts'
import { openApiProgram } from './programs/testing.ts'
import { openOwnDatabase } from './testing/own-database.ts'
import { openS3Server } from './testing/s3.ts'

// Two APIs, as on two machines: one database, one bucket, and one data folder each.

let bucket: Awaited<ReturnType<typeof openS3Server>>
let program: Awaited<ReturnType<typeof openApiProgram>>
let ownDatabase: Awaited<ReturnType<typeof openOwnDatabase>>
let one: { readonly url: string; readonly metrics: string; readonly manage: ManageClient }
let two: typeof one
let token: string
beforeAll(async () => {
  bucket = await openS3Server()
  program = await openApiProgram('shared-bucket-test')
  ownDatabase = await openOwnDatabase(inject('templateDatabaseUrl'))
  const apis = [await startApi(), await startApi()]
  const db = await openDatabase(ownDatabase.url)
  token = await addPlatformKey(db, 'tests')
  await db.close()
  ;[one, two] = apis.map((api) => ({
    ...api,
    manage: createManageClient({ baseUrl: api.url, token, timeout: 60_000 }),
  })) as [typeof one, typeof two]
}, 120_000)
afterAll(async () => {
  await program.stopAll()
  await program.remove()
  await ownDatabase.drop()
  await bucket.close()
})

const settings = async () => ({
  ...bucket.variables,
  DATA_DIR: await program.newFolder(),
  DATABASE_URL: ownDatabase.url,
  METRICS_PORT: '0',
})

async function startApi() {
  const { output } = await program.start(await settings())
  expect(output()).toContain('pictures are in the bucket pictures')
  const [, url = ''] = /ready on (http:\S+)/.exec(output()) ?? []
  const [, port = ''] = /metrics on port (\d+)/.exec(output()) ?? []
  return { url, metrics: `http://127.0.0.1:${port}/metrics` }
}

const file = async (width: number) => new Uint8Array(await picture(width, 200).jpeg().toBuffer())

test('a picture uploaded to one API is a product’s at the other, and is served there', async () => {
  const shop = await one.manage.createShop({ body: { subdomain: 'mercado', name: 'Mercado', currency: 'USD' } })
  const params = { shopId: shop.id }
  const bytes = await file(300)
  const { src } = await one.manage.uploadPicture({ params, file: bytes })
  const product = await two.manage.createProduct({
    params,
    body: { name: 'Ruana', category: 'Lana', price: 40_00, images: [{ src, alt: null }] },
  })
  expect(product.images[0]?.src).toBe(src)
  const answer = await fetch(`${two.url}${src}`)
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
  for (const { url } of [one, two])
    expect((await fetch(`${url}${src.replace('/media/', '/media/w_96/')}`)).status).toBe(200)
  const metrics = await (await fetch(one.metrics)).text()
  expect(metrics).toMatch(/feria_storage_seconds_count\{operation="put",outcome="answered"\} [1-9]/)
})

test('a shop is exported from one API and imported at the other, with its pictures', async () => {
  const { items } = await one.manage.listShops({ query: {} })
  const shopId = items.find(({ subdomain }) => subdomain === 'mercado')?.id ?? 0
  const exported = await fetch(`${one.url}/manage/v1/shops/${shopId}/archive`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(exported.status).toBe(200)
  const archive = new Uint8Array(await exported.arrayBuffer())
  const imported = await two.manage.importShop({ query: { subdomain: 'otro' }, file: archive })
  expect(imported).toMatchObject({ kind: 'imported', pictures: 1, refused: [] })
  const { items: products } = await one.manage.listProducts({ params: { shopId: imported.shop.id }, query: {} })
  const params = { shopId: imported.shop.id, id: products[0]?.id ?? 0 }
  const { images } = await one.manage.getProduct({ params })
  const src = images[0]?.src ?? ''
  expect(src).toMatch(new RegExp(`^/media/${imported.shop.id}/`))
  expect((await fetch(`${one.url}${src}`)).status).toBe(200)
})

test('while the bucket is away, uploads and exports are refused with 503, readiness says why, orders and pages go on', async () => {
  const { items } = await one.manage.listShops({ query: {} })
  const params = { shopId: items[0]?.id ?? 0 }
  await bucket.stop()
  const refused = await one.manage.uploadPicture({ params, file: await file(301) }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ManageError)
  expect((refused as ManageError).failure).toMatchObject({
    kind: 'problem',
    problem: { status: 503, code: 'unavailable' },
  })
  const exported = await fetch(`${one.url}/manage/v1/shops/${params.shopId}/archive`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([exported.status, exported.headers.get('retry-after')]).toEqual([503, '5'])
  const ready = async () => {
    const answer = await fetch(`${one.url}/readyz`)
    const { pictures } = (await answer.json()) as { readonly pictures?: string }
    return `${answer.status} ${pictures ?? ''}`
  }
  await expect.poll(ready, { timeout: 15_000 }).toMatch(/^200 Pictures cannot be read: .* \(ECONNREFUSED\)\.$/)
  expect((await one.manage.listShops({ query: {} })).items).toHaveLength(2)

  // An API starts without the bucket, since everything but pictures works.
  const late = await program.start(await settings())
  expect(late.output()).toContain('Pictures cannot be read')
  await bucket.start()
  await expect
    .poll(
      async () =>
        one.manage.uploadPicture({ params, file: await file(301) }).then(
          ({ src }) => src,
          () => '',
        ),
      {
        timeout: 15_000,
      },
    )
    .toMatch(/^\/media\//)
  await expect.poll(ready, { timeout: 15_000 }).toBe('200 ')
})

test.each([
  [
    { MEDIA_S3_BUCKET: 'nobody-made-it' },
    /^There is no bucket nobody-made-it at the S3 service at http:\S+: create it/,
  ],
  [
    { AWS_ACCESS_KEY_ID: 'nobody' },
    /^The bucket pictures at the S3 service at \S+ is not open to these credentials \(403\)/,
  ],
  [{ AWS_SECRET_ACCESS_KEY: '' }, /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both\./],
  [{ MEDIA_S3_BUCKET: '' }, /^MEDIA_S3_ENDPOINT is set, but no bucket: set MEDIA_S3_BUCKET, or unset it\./],
  [{ MEDIA_S3_ENDPOINT: '' }, /^MEDIA_S3_BUCKET is set, but no region: set MEDIA_S3_REGION\./],
  [
    { MEDIA_S3_ENDPOINT: 'ftp://x', MEDIA_CACHE_MB: '1' },
    /^These variables cannot be used as they are: MEDIA_S3_ENDPOINT, MEDIA_CACHE_MB\./,
  ],
])('a start with %o is refused by one sentence', async (variables, sentence) => {
  const { code, complaint } = await program.refusal({ ...(await settings()), ...variables })
  const [output = ''] = complaint.split('\n').filter((line) => sentence.test(line))
  expect([code, output]).toEqual([1, expect.stringMatching(sentence)])
})
