import type { Page } from '@playwright/test'

/** Delays all scripts, so that a test can act before hydration. */
export async function slowScripts(page: Page) {
  await page.route(/\/build\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
}

/** Opens the page and returns 50 ms after its first paint. */
export async function openAndPaint(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(resolve, 50)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}
