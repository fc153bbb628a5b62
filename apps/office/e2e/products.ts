import type { Page } from '@playwright/test'
import { at, expect, type Owner, openShopOf } from './office.ts'

/** Uploads, five hundred rows, and a chunk of half a megabyte take their time on a busy machine. */
export const SLOW = { timeout: 20_000 }

/** A square of one colour, as a phone would hand it over. */
export const photo = (fill: string, name = `${fill}.svg`) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${fill}"/></svg>`,
  ),
})

/** A new shop of somebody who has signed in, and the list of its products. One sign-in is enough: they are counted. */
export async function openList(page: Page, { email, state }: Owner) {
  const shop = await openShopOf(email)
  await page.context().addCookies(state.cookies)
  return { ...shop, list: at(`/${shop.subdomain}/products`), params: { shopId: shop.id } }
}

/** Opens a page, and waits until it has come to life: what is typed or tapped before goes the way of pages without scripts. */
export const visit = (page: Page, url: string) => page.goto(url, { waitUntil: 'networkidle' })

/** Waits until what was sent has been answered, and the page shows it. */
export async function settle(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-busy')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
