import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, expect, feria, openShop, test, waitForHydration } from './shops.ts'

const PRODUCTS = 60

/** A shop of template 7 with more than two pages of products. */
async function openLongShop(): Promise<string> {
  const { subdomain } = await openShop(7)
  const folder = await mkdtemp(join(tmpdir(), 'feria-aisle-'))
  const file = join(folder, 'aisle.csv')
  const [head] = (await readFile(new URL('mercado.csv', import.meta.url), 'utf8')).split('\n')
  const rows = Array.from(
    { length: PRODUCTS },
    (_, i) =>
      `jar-${i},Jar number ${i},,Taller,Kitchen,true,Title,Default Title,,,JAR${i},9,deny,${i + 1}.00,,,,,active`,
  )
  await writeFile(file, [head, ...rows].join('\n'))
  await feria('import', file, '--shop', subdomain)
  await rm(folder, { recursive: true })
  return subdomain
}

test('a list grows when its end comes near the viewport, then by its button, and has the same length after navigating back', async ({
  page,
}) => {
  const shop = await openLongShop()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(at(shop, '/productos?q=jar&sort=priceAsc'))
  await waitForHydration(page)
  const tiles = page.getByRole('main').getByRole('article')
  const more = page.getByRole('link', { name: 'Load more' })
  await more.scrollIntoViewIfNeeded()
  await expect(tiles).toHaveCount(48)
  await expect(page.getByRole('status')).toContainText(`48 of ${PRODUCTS} products`)
  await more.press('Enter')
  await expect(tiles).toHaveCount(PRODUCTS)
  await expect(tiles.nth(48).getByRole('link').first()).toBeFocused()
  await expect(more).toHaveCount(0)
  expect(page.url()).not.toContain('page=')

  await tiles.nth(55).getByRole('link', { name: 'Jar number 55' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jar number 55')
  await page.goBack()
  await expect(tiles).toHaveCount(PRODUCTS)
  await expect(tiles.nth(55)).toBeInViewport()
})

test('if the next page cannot be fetched, "load more" leads to it', async ({ page }) => {
  const shop = await openLongShop()
  await page.route('**/productos.json?*', (route) => route.fulfill({ status: 503 }))
  await page.goto(at(shop, '/productos?q=jar&sort=priceAsc&page=2'))
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page.getByRole('alert')).toContainText('The rest did not load')
  expect(await page.getByRole('link', { name: 'Load more' }).getAttribute('href')).toContain('page=3')
})

test('a name keeps figure and unit together, shows its size once, and a mail address does not wrap', async ({
  page,
}) => {
  await page.goto(at('huertadelvalle', '/productos'))
  await waitForHydration(page)
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  expect(await card('Mora de Castilla').getByRole('heading').textContent()).toBe('Mora de Castilla 500\u00a0g')
  expect((await card('Naranjilla').textContent())?.match(/1\s?kg/g)).toHaveLength(1)
  const mail = page.getByRole('contentinfo').locator('a[href^="mailto:"]')
  for (const width of [320, 768, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await mail.evaluate((link) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `${width}`).toBe(1)
  }
})
