import { ask, at, expect, test, waitForHydration } from '../e2e/shops.ts'
import { SHOPS } from './shops.ts'

/** More stops than any page has; a page with a focus trap would never be left. */
const MOST_STOPS = 400

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

// Only in `pnpm sweep`: it presses thousands of keys.
if (process.env.SWEEP === 'full')
  for (const [template, shop] of Object.entries(SHOPS))
    for (const width of [360, 1280])
      test(`template ${template}: the focused element is always visible when going through a page by keyboard, at ${width} px (WCAG 2.4.11)`, async ({
        page,
      }) => {
        test.slow()
        const { body } = await ask('/productos', { host: new URL(at(shop)).host })
        const product = /href="(\/productos\/[^"/]+-\d+)"/.exec(body)?.[1] ?? ''
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 })
        for (const path of ['/', '/productos', product, '/contacto']) {
          await page.goto(at(shop, path))
          await waitForHydration(page)
          const lost: string[] = []
          let stops = 0
          for (; stops < MOST_STOPS; stops++) {
            await page.keyboard.press('Tab')
            const stop = await page.evaluate(focusedThing)
            if (stop === null) break
            if (stop.problem) lost.push(`${stop.problem}: ${stop.name}`)
          }
          expect(stops, `${path} lets the focus go on`).toBeLessThan(MOST_STOPS)
          expect(stops, `${path} has something to go to`).toBeGreaterThan(10)
          expect(lost, path).toEqual([])
        }
      })

/** Runs in the page: the focused element, and why it would be invisible. Null once the focus has left the page. */
function focusedThing(): { readonly name: string; readonly problem: string | null } | null {
  const thing = document.activeElement
  if (!(thing instanceof HTMLElement) || thing === document.body) return null
  const name = `${thing.localName}.${thing.className} ${thing.getAttribute('aria-label') ?? thing.textContent?.trim().slice(0, 40)}`
  const { left, right, top, bottom, width, height } = thing.getBoundingClientRect()
  const isIn = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  if (width === 0 || height === 0 || !isIn) return { name, problem: 'out of sight' }
  const labels = 'labels' in thing && thing.labels instanceof NodeList ? [...thing.labels] : []
  const around = [thing, ...labels]
  const isOver = (x: number, y: number) => {
    const there = document.elementFromPoint(x, y)
    return there !== null && !around.some((own) => own.contains(there) || there.contains(own))
  }
  const spots = [left + 3, (left + right) / 2, right - 3]
    .flatMap((x) => [top + 3, (top + bottom) / 2, bottom - 3].map((y) => [x, y] as const))
    .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)
  if (spots.length > 0 && spots.every(([x, y]) => isOver(x, y))) return { name, problem: 'under something else' }
  return { name, problem: null }
}
