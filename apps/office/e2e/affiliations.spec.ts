import { at, axeOn, expect, manage, openShopOf, test } from './office.ts'
import { photo } from './products.ts'

test('an affiliation is added with its logo, ordered, renamed and removed, and the shop shows it', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id }
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/affiliations`), { waitUntil: 'networkidle' })
  await expect(page.getByText('¿Tu tienda es parte de un gremio')).toBeVisible()
  expect(await axeOn(page)).toEqual([])
  const add = page.getByRole('region', { name: 'Agregar afiliación' })
  await add.getByLabel('Nombre').fill('   ')
  await add.getByRole('button', { name: 'Agregar afiliación' }).tap()
  await expect(add.getByRole('alert')).toHaveText('Escribe el nombre.')
  await add.getByLabel('Nombre').fill('Gremio de tejedoras')
  await add.locator('input[type=file]').setInputFiles(photo('teal'))
  await expect(add.locator('.photo-field img')).toBeVisible()
  await add.getByRole('button', { name: 'Agregar afiliación' }).tap()
  await expect(page.locator('.toast')).toContainText('«Gremio de tejedoras» agregada.')
  // The form is blank for the next one.
  await expect(add.getByLabel('Nombre')).toHaveValue('')
  await expect(add.locator('.photo-field img')).toHaveCount(0)
  await add.getByLabel('Nombre').fill('Pasaje Juancho')
  await add.getByRole('button', { name: 'Agregar afiliación' }).tap()
  await expect(page.locator('.toast')).toContainText('«Pasaje Juancho» agregada.')

  const names = page.locator('.category-head strong')
  await page.getByRole('button', { name: 'Subir Pasaje Juancho' }).tap()
  await expect(names).toHaveText(['Pasaje Juancho', 'Gremio de tejedoras'])
  await page.locator('.toast').getByRole('button', { name: 'Deshacer' }).tap()
  await expect(names).toHaveText(['Gremio de tejedoras', 'Pasaje Juancho'])
  await page.getByRole('button', { name: 'Bajar Gremio de tejedoras' }).tap()
  await expect(names).toHaveText(['Pasaje Juancho', 'Gremio de tejedoras'])

  // Somebody else renames it meanwhile: what was typed stays, and is saved on the second try.
  const row = page.getByRole('listitem').filter({ hasText: 'Pasaje Juancho' })
  await row.getByText('Cambiar', { exact: true }).tap()
  const other = await page.context().newPage()
  await other.goto(page.url(), { waitUntil: 'networkidle' })
  const theirs = other.getByRole('listitem').filter({ hasText: 'Pasaje Juancho' })
  await theirs.getByText('Cambiar', { exact: true }).tap()
  await theirs.getByLabel('Nombre').fill('Pasaje Juancho Polo')
  await theirs.getByRole('button', { name: 'Guardar' }).tap()
  await expect(other.locator('.toast')).toContainText('«Pasaje Juancho Polo» guardada.')
  await other.close()
  await row.getByLabel('Nombre').fill('Pasaje Central')
  await row.getByRole('button', { name: 'Guardar' }).tap()
  await expect(page.getByRole('alert')).toContainText('cambió esto mientras escribías')
  await expect(row.getByLabel('Nombre')).toHaveValue('Pasaje Central')
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
  await row.getByRole('button', { name: 'Guardar' }).tap()
  await expect(names).toHaveText(['Pasaje Central', 'Gremio de tejedoras'])
  expect(await axeOn(page)).toEqual([])

  const visit = await page.context().newPage()
  const signs = visit.getByRole('contentinfo').getByRole('listitem').filter({ hasText: 'Pasaje Central' })
  const logo = visit.getByRole('contentinfo').getByRole('img', { name: 'Gremio de tejedoras' })
  await visit.goto(`http://${shop.subdomain}.localhost:${process.env.STOREFRONT_PORT}/`)
  await expect(visit.getByRole('heading', { name: 'Formamos parte de' })).toBeAttached()
  await expect(signs).toHaveCount(1)
  await expect(logo).toHaveCount(1)

  const guild = page.getByRole('listitem').filter({ hasText: 'Gremio de tejedoras' })
  await guild.getByText('Cambiar', { exact: true }).tap()
  await guild.getByRole('button', { name: 'Quitar de la tienda: Gremio de tejedoras' }).tap()
  await expect(page.locator('.toast')).toContainText('«Gremio de tejedoras» quitada.')
  await expect(names).toHaveText(['Pasaje Central'])
  await expect
    .poll(async () => {
      await visit.reload()
      return logo.count()
    })
    .toBe(0)
  await page.locator('.toast').getByRole('button', { name: 'Deshacer' }).tap()
  await expect(names).toHaveText(['Pasaje Central', 'Gremio de tejedoras'])
  expect((await manage().listAffiliations({ params })).items).toMatchObject([
    { name: 'Pasaje Central', logo: null },
    { name: 'Gremio de tejedoras', logo: expect.stringContaining('/media/') },
  ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('an affiliation is added, moved and removed by its forms', async ({ page, owner }) => {
    const shop = await openShopOf(owner.email)
    const params = { shopId: shop.id }
    for (const name of ['Gremio', 'Pasaje']) await manage().createAffiliation({ params, body: { name } })
    await page.context().addCookies(owner.state.cookies)
    await page.goto(at(`/${shop.subdomain}/affiliations`))
    await page.getByRole('button', { name: 'Subir Pasaje' }).tap()
    await expect(page.getByText('Nuevo orden guardado.')).toBeVisible()
    const names = page.locator('.category-head strong')
    await expect(names).toHaveText(['Pasaje', 'Gremio'])
    await page.locator('summary').filter({ hasText: 'Cambiar' }).first().tap()
    await page.getByRole('button', { name: 'Quitar de la tienda: Pasaje' }).tap()
    await expect(names).toHaveText(['Gremio'])
    await page.getByRole('button', { name: 'Deshacer' }).tap()
    await expect(page.getByText('«Pasaje» está otra vez.')).toBeVisible()
    await expect(names).toHaveText(['Pasaje', 'Gremio'])
  })
})
