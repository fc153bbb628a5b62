import { at, expect, manage, openShopOf, prove, test } from './office.ts'
import { settle, visit } from './products.ts'

test('a domain says what was seen of it and what comes next, and nothing before', async ({ page, owner }) => {
  const shop = await openShopOf(owner.email)
  const name = `www.${shop.subdomain}.example`
  const params = { shopId: shop.id, name }
  await manage().createDomain({ params: { shopId: shop.id }, body: { name } })
  await manage().verifyDomain({ params, body: { vouch: true } })
  await page.context().addCookies(owner.state.cookies)
  let seen: { pointsHere: boolean; certificate: 'valid' | 'missing' } | null = {
    pointsHere: true,
    certificate: 'valid',
  }
  let requests = 0
  let answer = () => {}
  const later = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/settings/domain/state?*', async (route) => {
    requests++
    await later
    await route.fulfill(seen ? { json: seen } : { status: 404 })
  })
  const domain = page.getByRole('article', { name })
  const [next, steps] = [domain.locator('p[role="status"]'), domain.locator('.progress li')]
  const records = domain.getByText('CNAME · Valor')
  await page.goto(at(`/${shop.subdomain}/settings/domain`))
  await expect(steps.nth(1)).toContainText('mirando…')
  await expect.poll(() => requests).toBeGreaterThan(0)
  await expect(next).toBeEmpty()
  answer()
  // The first verified domain becomes the shop's main address.
  await expect(next).toHaveText('Todo listo: es la dirección de tu tienda.')
  await expect(records).toBeHidden()

  const isSeen = async (state: typeof seen, leads: string, certificate: string, sentence: RegExp) => {
    seen = state
    await visit(page, at(`/${shop.subdomain}/settings/domain`))
    await expect(next).toHaveText(sentence)
    await expect(steps.nth(1)).toContainText(`Apunta aquí · ${leads}`)
    await expect(steps.nth(3)).toContainText(`Candado (certificado) · ${certificate}`)
  }
  await isSeen(null, 'no se sabe', 'no se sabe', /^No pudimos ver si todo está listo/)
  await isSeen({ pointsHere: true, certificate: 'missing' }, 'listo', 'falta', /^Falta el candado/)
  await isSeen({ pointsHere: false, certificate: 'missing' }, 'falta', 'falta', /^Es tuyo, pero no apunta aquí/)
  await expect(records).toBeVisible()
  await isSeen({ pointsHere: false, certificate: 'valid' }, 'falta', 'listo', /^Es tuyo, pero no apunta aquí/)
  await expect(records).toBeVisible()
  await expect(domain.getByRole('button', { name: 'Mirar otra vez' })).toBeVisible()
  await isSeen({ pointsHere: true, certificate: 'valid' }, 'listo', 'listo', /^Todo listo/)

  // A refused name does not cause another check.
  const before = requests
  await page.getByLabel('Tu dominio').fill('tienda')
  await page.getByRole('button', { name: 'Conectar' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.or(page.locator('.wrong'))).toBeVisible()
  if (await dialog.isVisible()) await prove(page)
  await expect(page.locator('.wrong')).toBeVisible()
  await settle(page)
  expect(requests).toBe(before)
  await expect(next).toHaveText(/^Todo listo/)
})
