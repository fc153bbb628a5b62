import { GROUPS, MAIN, NEW_THINGS } from '../app/shop/menu.ts'
import { at, expect, manage, openShopOf, placeOrder, test } from './office.ts'

/** What is too wide or cut off, on a page as it stands. */
function misfits(): readonly string[] {
  const { documentElement: root } = document
  const found: string[] = []
  const over = root.scrollWidth - root.clientWidth
  if (over > 0) found.push(`the page is ${over} px too wide`)
  const isScrolled = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
  for (const control of document.querySelectorAll<HTMLElement>(
    'button, .button, .chip, summary, nav a, h1, h2, label',
  )) {
    // Some are there for screen readers alone.
    if (!control.checkVisibility() || control.clientWidth <= 1 || control.closest('.hidden, .skip')) continue
    const said = `“${control.textContent?.trim().slice(0, 30)}”`
    const { left, right } = control.getBoundingClientRect()
    if ((left < -1 || right > root.clientWidth + 1) && !isScrolled(control.parentElement))
      found.push(`${said} stands outside`)
    const { overflowX, textOverflow } = getComputedStyle(control)
    if (overflowX !== 'visible' && textOverflow !== 'ellipsis' && control.scrollWidth > control.clientWidth + 1)
      found.push(`${said} is cut off`)
  }
  return found
}

/** Addresses of every screen of a shop and of those that have none; some fifty. */
async function screensOf(shop: { readonly id: number; readonly subdomain: string }): Promise<readonly string[]> {
  const order = await placeOrder(shop.id, 'Carolina Restrepo Echavarría')
  const { items } = await manage().listProducts({ params: { shopId: shop.id } })
  const id = items[0]?.id
  const screens = [
    ...[...MAIN, ...GROUPS.flatMap(({ screens }) => screens), ...NEW_THINGS].map(({ path }) => path),
    ...['/more', `/orders/${order}`, `/orders/print?number=${order}`, `/products/${id}`, `/products/${id}/variants`],
    ...[`/stock/${id}/0`, '/policies/returns', '/find?q=a', '/products?view=bin', '/none'],
  ].map((path) => `/${shop.subdomain}${path}`)
  const outside = ['/', '/me', '/open', '/device', `/report/${shop.subdomain}`, '/invitations/none', '/offline']
  return [...outside, '/enter/recovery', ...screens]
}

test('every screen fits into 320 px, and into 360 px with letters of twice the size', async ({ page, owner }) => {
  test.slow()
  const screens = await screensOf(await openShopOf(owner.email))
  await page.context().addCookies(owner.state.cookies)
  for (const path of screens) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(at(path))
    expect.soft(await page.evaluate(misfits), path).toEqual([])
    await page.setViewportSize({ width: 360, height: 640 })
    // As a browser does whose text size was set: sizes of letters are in rem.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect.soft(await page.evaluate(misfits), `${path} at 200 %`).toEqual([])
  }
})
