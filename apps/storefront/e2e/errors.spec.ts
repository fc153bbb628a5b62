import type { Page } from '@playwright/test'
import { ask, at, DRAWN_TEMPLATES, expect, test, waitForHydration, wideBut } from './shops.ts'

test('E1, E4: the 404 page has the prescribed text, links home, and is a column on phones', async ({
  page,
  mercado,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const response = await page.goto(at(mercado.subdomain, '/no/such/page'))
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(at(mercado.subdomain))
})

test('E1: in a Spanish shop the 404 page has the prescribed words, and links home', async ({ page }) => {
  expect((await page.goto(at('alborada', '/no/existe')))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: '¡Ups! Algo salió mal.' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'Esta dirección no tiene página. Esta página no está disponible en este momento. Puede ser un error temporal',
  )
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL(at('alborada'))
})

test('E4: number and text are side by side on wide screens, a column from 650 px, full width from 400', async ({
  page,
}) => {
  await page.goto(at('alborada', '/no/existe'))
  const heading = page.getByRole('heading', { level: 1 })
  const number = page.getByText('404').first()
  const button = page.getByRole('main').getByRole('link', { name: 'Ir al inicio' })
  const isBelow = async () => {
    const [words, code] = [await heading.boundingBox(), await number.boundingBox()]
    return words !== null && code !== null && words.y >= code.y + code.height - 1
  }
  for (const [width, column] of [
    [1280, false],
    [650, true],
    [400, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(isBelow, `in a column at ${width} px`).toBe(column)
  }
  expect((await button.boundingBox())?.width).toBeGreaterThan(300)
})

/** Pairs of elements of an error page that are side by side: number, title, text, labels, and links. */
function besideEachOther(page: Page, { ways }: { readonly ways: boolean }): Promise<readonly string[]> {
  return page.getByRole('main').evaluate((main, ways) => {
    const textOf = (element: Element) => element.textContent?.trim() ?? ''
    const number = [...main.querySelectorAll('*')].filter((each) => /^\D{0,30}404\D{0,5}$/.test(textOf(each))).at(-1)
    const words = [...main.querySelectorAll('h1, p, dt')].filter(
      (each) => each !== number && !each.querySelector('a') && !number?.contains(each) && textOf(each).length > 3,
    )
    const links = ways ? [...main.querySelectorAll('a')] : []
    const parts = [...(number ? [number] : []), ...words, ...links].filter((each) => each.getClientRects().length > 0)
    return parts.flatMap((one, i) =>
      parts.slice(i + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const isBeside = a.right <= b.left || b.right <= a.left
        const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return isBeside && shared > 4 ? [`${textOf(one).slice(0, 20)} | ${textOf(other).slice(0, 20)}`] : []
      }),
    )
  }, ways)
}

for (const template of DRAWN_TEMPLATES)
  test(`E4: the error page of template ${template} is a column from 650 px down, and its links are from 400 px`, {
    tag: wideBut(5, template),
  }, async ({ page }) => {
    const look = async (width: number, ways: boolean) => {
      await page.setViewportSize({ width, height: 900 })
      return besideEachOther(page, { ways })
    }
    await page.goto(at('alborada', `/template${template}/no/existe`))
    await expect(page.getByRole('heading', { level: 1, name: '¡Ups! Algo salió mal.' })).toBeVisible()
    expect(await look(1000, true)).not.toEqual([])
    expect(await look(650, false)).toEqual([])
    expect(await look(400, true)).toEqual([])
    const way = await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).boundingBox()
    expect(way?.width).toBeGreaterThan(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400)
  })

test('E4: the page of an unknown shop is a column, too', async ({ page }) => {
  await page.goto(at('nobody-has-this-name'))
  const [number, heading] = [page.locator('.code'), page.getByRole('heading', { level: 1 })]
  for (const [width, isColumn] of [
    [1000, false],
    [650, true],
    [400, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const [code, title] = [await number.boundingBox(), await heading.boundingBox()]
    expect((title?.y ?? 0) >= (code?.y ?? 0) + (code?.height ?? 0) - 1, `${width} px`).toBe(isColumn)
  }
})

test('E6: an address whose values are invalid is a 404: an unknown policy, an unknown category', async ({ page }) => {
  for (const path of ['/politicas/desconocida', '/productos?category=compra+en+otra+parte']) {
    expect((await page.goto(at('alborada', path)))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: '¡Ups! Algo salió mal.' })).toBeVisible()
  }
})

test('E8: a redirect is followed and never shown as an error, on page loads and client-side navigation', async ({
  page,
}) => {
  const isHome = async () => {
    await expect(page).toHaveURL(at('alborada'))
    await expect(page.getByRole('heading', { level: 1, name: /Ups!|OOPS!/ })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  // Somebody who has nothing to unlock is redirected.
  expect((await page.goto(at('alborada', '/acceso')))?.status()).toBe(200)
  await isHome()
  await page.goto(at('alborada', '/contacto'))
  await waitForHydration(page)
  await page.evaluate(() =>
    (window as unknown as { __remixRouter: { navigate(to: string): void } }).__remixRouter.navigate('/acceso'),
  )
  await isHome()
})

test.describe('S10: a chunk that does not load', () => {
  test.use({
    tolerated:
      /net::ERR_FAILED|Minified React error|Error loading route module|Failed to fetch dynamically imported module/,
  })

  test('causes one page load of the address that the visitor wanted', async ({ page }) => {
    await page.goto(at('alborada'))
    await waitForHydration(page)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    await page.route(/\/build\/assets\/order-tracking-[^/]*\.js/, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mi compra' }).click()
    await expect(page).toHaveURL(at('alborada', '/micompra'))
    await expect(page.getByRole('heading', { level: 1, name: 'Mi compra' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(documents).toBe(1)
  })

  test('is not retried within a minute: then an error is shown', async ({ page }) => {
    await page.goto(at('alborada'))
    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
    await waitForHydration(page)
    // Only the screen's chunk: the error page itself also uses the kit's cart chunks.
    await page.route(/\/build\/assets\/cart-[\w-]{8}\.js/, (route) => route.abort())
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/cart"]')?.click())
    await expect(page.getByRole('heading', { level: 1, name: 'OOPS! Error.' })).toBeVisible()
  })
})

test('E6: a page that refuses its address is a 404 with the text of one', async () => {
  const host = new URL(at('alborada')).host
  for (const path of [`/productos/${'a'.repeat(501)}`, '/politicas/otras']) {
    const { status, body } = await ask(path, { host })
    expect([path.slice(0, 20), status]).toEqual([path.slice(0, 20), 404])
    expect(body).toContain('¡Ups! Algo salió mal.')
  }
})

test('E8: a redirect is not an error: following it shows the target page', async ({ page }) => {
  await page.goto(at('alborada', '/productos'))
  await waitForHydration(page)
  const path = (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? ''
  const id = /\d+$/.exec(path)?.[0]
  const { status, headers, body } = await ask(`/productos/otro-nombre-${id}`, { host: new URL(at('alborada')).host })
  expect([status, headers.location, body]).toEqual([301, path, ''])
  await page.goto(at('alborada', `/productos/otro-nombre-${id}`))
  await expect(page).toHaveURL(at('alborada', path))
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Ups')
})
