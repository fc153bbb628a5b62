import type { Page } from '@playwright/test'

/** Returns elements that are too wide or cut off, on the page as it is. */
export const layoutFaultsOn = (page: Page): Promise<readonly string[]> =>
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
      // Some are for screen readers only.
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

/** The same with text at 200 %, as a browser's font setting enlarges sizes in rem. */
export async function layoutFaultsEnlarged(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const found = await layoutFaultsOn(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

/** Returns controls that are too small for touch. */
export const smallTargetsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button, input:not([type=hidden]), select, nav a, summary')]
      .filter((target) => target.checkVisibility() && !target.closest('label'))
      .filter((target) => target.getBoundingClientRect().height < 43.5)
      .map((target) => target.outerHTML.slice(0, 100)),
  )
