import { ask, at, test as base, expect, waitForHydration } from '../e2e/shops.ts'
import { SHOPS } from './shops.ts'

/** The largest accepted layout shift of a page while it loads; above 0.1 it counts as bad (Core Web Vitals). */
const AT_MOST = 0.02
/** `pnpm sweep` also tests desktop widths. */
const WIDTHS = process.env.SWEEP === 'full' ? [412, 1280] : [412]

const test = base.extend({ contextOptions: { reducedMotion: 'reduce' as const } })
test.use({ trace: 'off' })

declare global {
  interface Window {
    /** The sum of the layout shifts, and the elements that moved. */
    __moved: () => { readonly sum: number; readonly what: readonly string[] }
  }
}

for (const [template, shop] of Object.entries(SHOPS))
  for (const width of WIDTHS)
    test(`template ${template}: a first visit has no layout shift at ${width} px, even if the web fonts arrive late`, async ({
      page,
    }) => {
      const { body } = await ask('/productos', { host: new URL(at(shop)).host })
      const product = /href="(\/productos\/[^"/]+-\d+)"/.exec(body)?.[1] ?? ''
      let release = () => {}
      let released = Promise.resolve()
      await page.route(/\.woff2$/, async (route) => {
        await released
        await route.continue()
      })
      await page.addInitScript(addUpShifts)
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/productos', product]) {
        released = new Promise((resolve) => {
          release = resolve
        })
        await page.goto(at(shop, path), { waitUntil: 'domcontentloaded' })
        await waitForHydration(page)
        release()
        await page.waitForLoadState('load')
        const { sum, what } = await page.evaluate(async () => {
          await document.fonts.ready
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
          return window.__moved()
        })
        expect(sum, `${path}: ${what.join('; ')}`).toBeLessThanOrEqual(AT_MOST)
      }
    })

function addUpShifts() {
  type Shift = PerformanceEntry & {
    readonly value: number
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const shifts: Shift[] = []
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))
  observer.observe({ type: 'layout-shift', buffered: true })
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return `${element?.localName}.${element?.className}`
  }
  window.__moved = () => {
    shifts.push(...(observer.takeRecords() as Shift[]))
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      what: shifts.flatMap(({ sources }) => sources.map(({ node }) => nameOf(node))),
    }
  }
}
