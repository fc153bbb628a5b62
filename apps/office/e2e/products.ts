import type { Page } from '@playwright/test'
import { at, expect, type Owner, openShopOf } from './office.ts'

/** Uploads, five hundred rows, and a chunk of half a megabyte take long on a busy machine. */
export const SLOW = { timeout: 20_000 }

/** An SVG square of one colour, as an uploaded file. */
export const photo = (fill: string, name = `${fill}.svg`) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${fill}"/></svg>`,
  ),
})

/** Opens the products of a new shop, in an existing session, as sign-ins are rate limited. */
export async function openList(page: Page, { email, state }: Owner) {
  const shop = await openShopOf(email)
  await page.context().addCookies(state.cookies)
  return { ...shop, list: at(`/${shop.subdomain}/products`), params: { shopId: shop.id } }
}

/** Opens a page and waits for hydration: earlier input would be handled as without scripts. */
export const visit = (page: Page, url: string) => page.goto(url, { waitUntil: 'networkidle' })

/** Waits until the request is answered and the page is updated. */
export async function settle(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
