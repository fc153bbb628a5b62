import type { Page } from '@playwright/test'
import { at, axeOn, expect, manage, openShopOf, test } from './office.ts'

const saved = (page: Page) => expect(page.locator('.editor-bar [role=status]')).toHaveText('Borrador guardado')

test('a banner is shown in its time alone; one that is over is marked, and is shown again with another end', async ({
  page,
  owner,
}) => {
  const shop = await openShopOf(owner.email)
  await page.context().addCookies(owner.state.cookies)
  await page.goto(at(`/${shop.subdomain}/more`))
  await page.getByRole('main').getByRole('link', { name: 'Banners' }).tap()
  await expect(page.locator('.stage-hint')).toHaveText('Toca cualquier parte de la tienda para cambiarla.', {
    timeout: 15_000,
  })
  const entry = page.locator('.entry-name')
  const add = async (title: string, times: Readonly<Record<string, string>>) => {
    await page.getByRole('button', { name: 'Agregar otro' }).tap()
    await page.getByLabel('Título', { exact: true }).fill(title)
    await saved(page)
    for (const [label, moment] of Object.entries(times)) {
      await page.getByLabel(label).fill(moment)
      await saved(page)
    }
    await page.locator('.entry-name[aria-expanded=true]').tap()
  }
  await add('Lino por siempre', {})
  await add('Madres del año pasado', { 'Se muestra hasta': '2020-05-10T23:59' })
  await add('Navidad lejana', { 'Se muestra desde': '2099-12-01T08:00' })
  await expect(entry.nth(1)).toContainText('Terminó el 10/05/2020, 11:59')
  await expect(entry.nth(2)).toContainText('Empieza el 1/12/2099, 8:00')
  expect(await axeOn(page)).toEqual([])
  // The editor shows all of them.
  for (const title of ['Lino por siempre', 'Madres del año pasado', 'Navidad lejana'])
    await expect(page.frameLocator('iframe').getByText(title).first()).toBeAttached()

  const publish = async () => {
    await page.getByRole('button', { name: 'Publicar' }).tap()
    await page.getByRole('button', { name: 'Publicar ahora' }).tap()
    await expect(page.getByText('Publicado: así se ve tu tienda desde ya.').first()).toBeVisible()
  }
  await publish()
  const home = async () => {
    const headers = { host: `${shop.subdomain}.localhost` }
    return (await page.request.get(`http://127.0.0.1:${process.env.STOREFRONT_PORT}/`, { headers })).text()
  }
  await expect.poll(home).toContain('Lino por siempre')
  const shown = await home()
  expect(shown).not.toContain('Madres del año pasado')
  expect(shown).not.toContain('Navidad lejana')

  await page.getByRole('button', { name: 'Banners', exact: true }).tap()
  await entry.nth(1).tap()
  await page.getByLabel('Se muestra hasta').fill('2099-05-10T23:59')
  await saved(page)
  await expect(entry.nth(1)).toContainText('Termina el 10/05/2099')
  await publish()
  await expect.poll(home).toContain('Madres del año pasado')
  const { published } = await manage().getAppearanceDraft({ params: { shopId: shop.id } })
  expect(published.settings.banners).toMatchObject([{}, { until: '2099-05-10T23:59' }, { from: '2099-12-01T08:00' }])
})

test('a kept page loses a banner at its end, and caches in front were not told to keep it longer', {
  tag: '@wide',
}, async ({ owner, request }) => {
  test.slow()
  const shop = await openShopOf(owner.email)
  const params = { shopId: shop.id, templateId: 5 }
  const { revision } = await manage().getTemplateSettings({ params })
  // The end of the minute after this one, by the shop's clock: between one and two minutes from now.
  const until = new Date(Date.now() + (120 - 5 * 3600) * 1000).toISOString().slice(0, 16)
  const settings = { banners: [{ title: 'Solo un rato', until }] }
  await manage().setTemplateSettings({ params, revision, body: { settings } })
  const ask = () =>
    request.get(`http://127.0.0.1:${process.env.STOREFRONT_PORT}/`, {
      headers: { host: `${shop.subdomain}.localhost` },
    })
  const first = await ask()
  expect(await first.text()).toContain('Solo un rato')
  const end = Date.parse(`${until}Z`) + 5 * 3600 * 1000
  await expect
    .poll(
      async () => {
        const answer = await ask()
        const [kept = 0, ...later] = [...(answer.headers()['cache-control'] ?? '').matchAll(/=(\d+)/g)].map(
          ([, seconds]) => Number(seconds),
        )
        const isShown = (await answer.text()).includes('Solo un rato')
        if (isShown) expect(Date.now() + (kept + Math.max(0, ...later)) * 1000).toBeLessThan(end + 1_000)
        return isShown
      },
      { timeout: 130_000, intervals: [1_000] },
    )
    .toBe(false)
})
