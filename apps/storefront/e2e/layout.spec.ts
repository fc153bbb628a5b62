import { alive, ask, at, expect, test } from './shops.ts'

const WIDTHS = [300, 360, 768, 1280, 1920] as const
const PAGES = ['/', '/productos', 'a product', '/cart', 'a checkout', '/micompra', '/nada'] as const

/** The product the other pages are about: an ordinary one of the list. */
async function address(page: (typeof PAGES)[number]) {
  if (page.startsWith('/')) return page
  const { body } = await ask('/productos', { host: new URL(at('alborada')).host })
  const product = /href="(\/productos\/[^"/]+-(\d+))"/.exec(body)
  return page === 'a product' ? (product?.[1] ?? '') : `/checkout?items=${product?.[2]}:2`
}

for (const path of PAGES)
  test(`${path} never scrolls sideways, from the smallest phone to a desk`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: WIDTHS[0], height: 900 })
    await page.goto(at('alborada', await address(path)))
    await alive(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width} px`)
        .toBeLessThanOrEqual(0)
    }
  })

test('a bag with things in it does not scroll sideways either', async ({ page, mercado }) => {
  await page.setViewportSize({ width: WIDTHS[0], height: 900 })
  await page.goto(at(mercado.subdomain, '/productos?q=mug'))
  await page.getByRole('button', { name: /add Clay mug/ }).click()
  await expect(page.getByRole('status')).toContainText('Clay mug')
  await page.goto(at(mercado.subdomain, '/cart'))
  await expect(page.getByRole('main').getByRole('link', { name: 'Clay mug' }).first()).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width} px`)
      .toBeLessThanOrEqual(0)
  }
})

test('the lines on the cover of template 5 keep apart on screens of any height', async ({ page }) => {
  await page.goto(at('alborada'))
  await expect(page.locator('.cover-line')).toHaveCount(3)
  for (const [width, height] of [
    [768, 900],
    [1280, 620],
    [1920, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const gap = () =>
      page.evaluate(() => {
        const [first, , last] = [...document.querySelectorAll('.cover-line')]
        const end = first?.lastElementChild?.getBoundingClientRect().bottom ?? 0
        return (last?.firstElementChild?.getBoundingClientRect().top ?? 0) - end
      })
    await expect.poll(gap, `${width} × ${height}`).toBeGreaterThan(16)
  }
})
