import { at, expect, test, waitForHydration } from './shops.ts'

const LIST = at('kilovatio', '/productos?category=Audio')
const tick = (page: import('@playwright/test').Page, at: number) =>
  page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Comparar / })
    .nth(at)

test('two products are selected in a list, kept over pages, and compared, all by keyboard', async ({ page }) => {
  await page.goto(LIST)
  await waitForHydration(page)
  await tick(page, 0).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').first()).toContainText('en la comparación, 1 de 4')
  const tray = page.getByRole('region', { name: 'Productos por comparar' })
  await expect(tray.getByRole('button', { name: 'Comparar (1)' })).toBeDisabled()
  await tick(page, 1).press('Space')
  await expect(tray.getByRole('button', { name: 'Comparar (2)' })).toBeEnabled()
  await page.goto(at('kilovatio'))
  await waitForHydration(page)
  const open = tray.getByRole('button', { name: 'Comparar (2)' })
  await expect(tray.getByRole('listitem')).toHaveCount(2)
  await open.focus()
  await page.keyboard.press('Enter')

  const sheet = page.getByRole('dialog', { name: 'Comparación' })
  await expect(sheet.getByRole('columnheader')).toHaveCount(2)
  const rows = sheet.getByRole('row')
  const all = await rows.count()
  await expect(sheet.getByRole('row', { name: /^Precio/ })).toContainText('mejor')
  await sheet.getByRole('switch', { name: 'Solo diferencias' }).press('Space')
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
})

test('a comparison holds four products; the fifth is refused with a message', async ({ page }) => {
  await page.goto(LIST)
  await waitForHydration(page)
  for (const place of [0, 1, 2, 3]) await tick(page, place).check()
  await tick(page, 4).click()
  await expect(tick(page, 4)).not.toBeChecked()
  await expect(page.getByRole('status').first()).toContainText('La comparación admite 4')
})

test('a cell adds a product without a page load and becomes a quantity input; the focus stays on its button', async ({
  page,
}) => {
  await page.goto(at('kilovatio', '/productos?q=hub'))
  await waitForHydration(page)
  const cell = page.getByRole('article').filter({ hasText: 'Hub Quila' }).first()
  await cell.getByRole('button', { name: /^Agregar/ }).press('Enter')
  await expect(cell.getByText('1 en el carro')).toBeVisible()
  const more = cell.getByRole('button', { name: 'Una unidad más' })
  await expect(more).toBeFocused()
  await more.press('Enter')
  await expect(cell.getByText('2 en el carro')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carro/ })).toContainText('$')
  await cell.getByRole('button', { name: 'Una unidad menos' }).click()
  await cell.getByRole('button', { name: 'Una unidad menos' }).click()
  await expect(cell.getByRole('button', { name: /^Agregar/ })).toBeFocused()
})

test('an incomplete search has suggestions, which arrow keys reach and Enter opens', async ({ page }) => {
  await page.goto(at('kilovatio'))
  await waitForHydration(page)
  const field = page.getByRole('searchbox', { name: 'Buscar productos' })
  await field.focus()
  await page.keyboard.type('hub')
  const first = page.getByRole('option', { name: /^Hub Quila/ })
  await expect(first).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Buscar productos' })
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await box.press('Escape')
  await expect(first).toBeHidden()
  await page.keyboard.type(' q')
  await expect(first).toBeVisible()
  await box.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hub Quila 7 en 1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the menu links to the footer, options to the product, and the search works', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(LIST)
    await page.getByRole('link', { name: 'Abrir el menú' }).click()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Computación' })).toBeInViewport()
    await page.getByRole('link', { name: /^Elegir opción de Audífonos Kaúl Pro/ }).click()
    await expect(page).toHaveURL(/\/productos\/audifonos-kaul-pro-\d+$/)

    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.getByText('Comparar', { exact: true }).first()).toBeHidden()
    await page.getByText('Todas las categorías', { exact: true }).first().click()
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', { name: /^Casa conectada/ })
        .first(),
    ).toBeVisible()
    await page.getByRole('combobox', { name: 'Buscar en' }).selectOption('Computación')
    await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('quila')
    await page.getByRole('searchbox', { name: 'Buscar productos' }).press('Enter')
    await expect(page).toHaveURL(/category=Computaci/)
  })
})

test('a list can be shown as a table of facts, and stays so on the next visit', async ({ page }) => {
  await page.goto(LIST)
  await waitForHydration(page)
  await page.getByRole('radio', { name: 'Tabla' }).check()
  await expect(page.getByRole('columnheader', { name: 'Peso' })).toBeVisible()
  await page.goto(LIST)
  await expect(page.getByRole('columnheader', { name: 'Peso' })).toBeVisible()
})

for (const path of ['/', '/productos', '/productos?category=Audio', '/cart', '/micompra', '/contacto', '/nada'])
  test(`Voltio’s ${path} does not scroll horizontally at any width`, { tag: '@wide' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at('kilovatio', path))
    await waitForHydration(page)
    for (const width of [300, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width} px`)
        .toBeLessThanOrEqual(0)
    }
  })
