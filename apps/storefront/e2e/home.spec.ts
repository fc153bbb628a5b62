import type { Page } from '@playwright/test'
import { manage } from './manage.ts'
import { ask, at, expect, test, waitForHydration } from './shops.ts'

test('R1: the home page is the shop’s, can be indexed, and makes no request to third parties', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host)
  })
  const response = await page.goto(at('alborada'))
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle('Alborada')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at('alborada'))
  await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', 'Alborada')
  await waitForHydration(page)
  expect([...hosts]).toEqual([new URL(at('alborada')).host])
})

test('the cover has the shop’s name; links and products lead into the shop', async ({ page }) => {
  await page.goto(at('alborada'))
  await waitForHydration(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Alborada' })).toBeVisible()
  await main
    .getByRole('listitem')
    .getByRole('link', { name: /^Tejidos/ })
    .click()
  await expect(page).toHaveURL(at('alborada', '/productos?category=Tejidos'))
  await expect(page.getByRole('heading', { level: 1, name: /^Tejidos/ })).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1, name: 'Alborada' })).toBeVisible()
  const piece = main.getByRole('article').getByRole('link').first()
  const name = (await piece.textContent()) ?? ''
  await piece.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('only the style sheet and code of the shop’s template are loaded', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto(at('alborada'))
  await waitForHydration(page)
  expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(1)
  expect(files.filter((file) => /\/(?:catalog|product|cart|checkout)-[A-Z\d]{8}/.test(file))).toEqual([])
})

test('a link opens the next page without a page load, moves the focus to its heading and announces its title', async ({
  page,
}) => {
  await page.goto(at('alborada'))
  await waitForHydration(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Todos los productos' }).click()
  await expect(page).toHaveURL(at('alborada', '/productos'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status')).toContainText('Alborada')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveTitle('Alborada')
})

/** The visits that the page has reported so far. */
function visitsOf(page: Page): readonly string[] {
  const visits: string[] = []
  page.on('request', (request) => {
    const body = request.url().endsWith('/events') ? request.postData() : null
    if (body?.includes('visit')) visits.push(body)
  })
  return visits
}

test.describe('T6: a visit is counted', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36' })

  test('once, however many pages a visitor opens', async ({ page }) => {
    const counted = visitsOf(page)
    await page.goto(at('alborada'))
    await waitForHydration(page)
    await expect.poll(() => counted).toEqual(['{"kind":"visit"}'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Todos los productos' }).click()
    await page.waitForURL(at('alborada', '/productos'))
    await page.reload()
    await waitForHydration(page)
    expect(counted).toEqual(['{"kind":"visit"}'])
  })

  test('C4: pages, categories and products that were shown are counted, each once', async ({ page, mercado }) => {
    const shop = mercado.subdomain
    const read = async () => {
      const { days } = await manage().getNumbers({ params: { shopId: mercado.id }, query: {} })
      const today: Readonly<Record<string, unknown>> = days.at(-1) ?? {}
      return (name: string) => Number(today[name] ?? 0)
    }
    const before = await read()
    await page.goto(at(shop))
    await waitForHydration(page)
    await page.goto(at(shop, '/productos?category=Kitchen'))
    await waitForHydration(page)
    await page.getByRole('article').getByRole('link', { name: 'Clay mug' }).first().click()
    // The address changes before the new page renders; a page that was never rendered is not counted.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Clay mug')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kitchen')
    const names = ['visitedPage', 'visitedCatalog', 'choseCategory', 'viewedProduct', 'addedToCart']
    const counted = async () => {
      const after = await read()
      return names.map((name) => after(name) - before(name))
    }
    await expect.poll(counted, { timeout: 20_000 }).toEqual([4, 2, 2, 1, 0])
  })

  test('R9: not while another template is previewed, which is not indexed by search engines', async ({ page }) => {
    const counted = visitsOf(page)
    for (const number of [8, 17, 99]) {
      await page.goto(at('alborada', `/template${number}`))
      await expect(page.locator('html')).toHaveAttribute('data-template', String(number))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at('alborada'))
      await waitForHydration(page)
    }
    expect(counted).toEqual([])
  })

  test('R9: links keep the previewed template until the visitor leaves it', async ({ page }) => {
    const counted = visitsOf(page)
    const html = page.locator('html')
    const previewed = (path: string) => at('alborada', `/template6${path}`)
    await page.goto(previewed(''))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Todos los productos' }).click()
    await page.waitForURL(previewed('/productos'))
    await page
      .getByRole('link', { name: /^Blusa Ceiba/ })
      .first()
      .click()
    await page.waitForURL(previewed('/productos/blusa-ceiba-manga-globo-*'))
    await page.reload()
    await expect(html).toHaveAttribute('data-template', '6')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at('alborada'))

    await page.getByRole('complementary', { name: 'Así se ve con Voltio' }).getByRole('link').click()
    await page.waitForURL(at('alborada'))
    await expect(html).toHaveAttribute('data-template', '5')
    await expect.poll(() => counted).toEqual(['{"kind":"visit"}'])
  })

  test('R9: the preview of an unknown template is a 404', async () => {
    const host = new URL(at('alborada')).host
    for (const path of ['/template4', '/template123', '/template', '/nada/productos', '/template4/productos'])
      expect((await ask(path, { host })).status, path).toBe(404)
    expect((await ask('/template6/nada', { host })).body).toContain('data-template="6"')
  })
})
