import { type APIRequestContext, request } from '@playwright/test'
import { at, axeOn, expect, manage, openShopOf, signIn, someEmail, test } from './office.ts'
import { openList, visit } from './products.ts'

const host = (subdomain: string) => `http://${subdomain}.localhost:${process.env.STOREFRONT_PORT}`

/** Requests a page of a shop without a browser: only browsers resolve `*.localhost`. */
function ask(context: APIRequestContext, url: string, form?: Readonly<Record<string, string>>) {
  const { host: name, origin, pathname, port } = new URL(url)
  return context.fetch(`http://127.0.0.1:${port}${pathname}`, {
    headers: { host: name, ...(form && { origin }) },
    ...(form && { method: 'POST', form }),
  })
}

test('a draft of a product is looked at in the shop, by nobody else, and until its person signs out (18)', async ({
  page,
}) => {
  const email = someEmail('ana')
  const shop = await openShopOf(email)
  await signIn(page, email)
  const body = { name: 'Ruana de lana', price: 180_000_00, units: 3, status: 'draft', description: '<p>Tejida.</p>' }
  const { id, slug } = await manage().createProduct({ params: { shopId: shop.id }, body: body as never })
  await visit(page, at(`/${shop.subdomain}/products/${id}`))
  expect(await axeOn(page)).toEqual([])
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Ver cómo queda' }).tap(),
  ])
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Ruana de lana')
  await expect(preview.getByText('Tejida.')).toBeVisible()
  await expect(preview.getByText('así queda el producto cuando lo publiques', { exact: false })).toBeVisible()
  const url = preview.url()
  expect(url).toMatch(new RegExp(`^${host(shop.subdomain)}/preview-[0-9a-z-]+/productos/${slug}$`))

  const anybody = await request.newContext()
  const answer = await ask(anybody, url)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors ${new URL(at()).origin};`)
  const mount = url.slice(0, url.indexOf('/productos/'))
  for (const path of ['/checkout', '/contacto', '/events'])
    expect([path, (await ask(anybody, mount + path, { email: 'a@b.co' })).status()]).toEqual([path, 403])

  // Without the preview's address it is not found; nor on another shop, nor with another id in the token.
  expect((await ask(anybody, `${host(shop.subdomain)}/productos/${slug}`)).status()).toBe(404)
  const other = await openShopOf(email)
  expect((await ask(anybody, host(other.subdomain) + new URL(url).pathname)).status()).toBe(404)
  const guessed = url.replace(/-(p[0-9a-z]+)-/, `-p${(id + 1).toString(36)}-`)
  expect((await ask(anybody, guessed)).status()).toBe(404)

  await page.goto(at('/me'))
  await page.getByRole('button', { name: 'Salir', exact: true }).tap()
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  expect((await ask(anybody, url)).status()).toBe(404)
})

test('an article that waits for its day, and one that was taken back, are looked at in the shop', async ({
  page,
  owner,
}) => {
  const { subdomain, params } = await openList(page, owner)
  const publishAt = '2099-12-31T15:00:00.000Z'
  const article = { title: 'Cómo se hila', body: '<p>Con paciencia.</p>', active: false }
  await manage().setArticle({ params: { ...params, slug: 'hilar' }, revision: '', body: { ...article, publishAt } })
  await manage().setArticle({ params: { ...params, slug: 'lavar' }, revision: '', body: article })
  for (const slug of ['hilar', 'lavar']) {
    await visit(page, at(`/${subdomain}/articles/${slug}`))
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Ver cómo queda' }).tap(),
    ])
    await expect(preview.getByText('Con paciencia.')).toBeVisible()
    await expect(preview.getByText('así queda el artículo cuando lo publiques', { exact: false })).toBeVisible()
    const shopUrl = preview.url().replace(/\/preview-[0-9a-z-]+/, '')
    expect((await ask(page.request, shopUrl)).status()).toBe(404)
    await preview.close()
  }
  // Once it is published, the shop itself shows it.
  await page.getByRole('button', { name: 'Publicar' }).tap()
  await expect(page.getByRole('link', { name: 'Ver en la tienda' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver cómo queda' })).toBeHidden()
})
