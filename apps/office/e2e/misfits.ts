import type { Page } from '@playwright/test'

/** What is too wide or cut off, on a page as it stands. */
export const misfitsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
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
  })

/** The same with letters of twice the size, as a browser shows them whose text size was set: sizes of letters are in rem. */
export async function misfitsEnlarged(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const found = await misfitsOn(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

/** Targets that a finger misses. */
export const smallTargetsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button, input:not([type=hidden]), select, nav a, summary')]
      .filter((target) => target.checkVisibility() && !target.closest('label'))
      .filter((target) => target.getBoundingClientRect().height < 43.5)
      .map((target) => target.outerHTML.slice(0, 100)),
  )
