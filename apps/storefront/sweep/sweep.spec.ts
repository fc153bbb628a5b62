import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { violations } from '../e2e/axe.ts'
import { at, test as base, DRAWN_TEMPLATES, expect, waitForHydration } from '../e2e/shops.ts'
import { SCREENS, type Screen } from './screens.ts'
import { openStage, type Stage } from './shops.ts'

/** The widths of B3, and that of a usual phone. */
const ALL_WIDTHS = [300, 360, 768, 1024, 1280, 1440, 1536, 1920, 2560] as const
/**
 * `pnpm sweep` shows every screen on phones and desktops, in light and dark; `pnpm verify` only on phones in light, and runs axe
 * on a desktop in dark.
 */
const IS_FULL = process.env.SWEEP === 'full'
const WIDTHS = IS_FULL ? [360, 1280] : [360]
/** The width at which text of twice the size has to fit (WCAG 1.4.4). */
const TEXT_AT = 768
const PICTURES = fileURLToPath(new URL('../../../test-results/sweep', import.meta.url))

/**
 * One browser context for all screens of a worker: files that a browser caches (scripts, fonts) are fetched once, as for a visitor
 * who looks around. Data that a shop stores is deleted before each page.
 */
const test = base.extend<object, { readonly visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use) => {
      // The policy would block axe's script. e2e/policy.spec.ts tests the policy itself.
      const visitor = await browser.newContext({ bypassCSP: true, locale: 'es-CO', reducedMotion: 'reduce' })
      await use(visitor)
      await visitor.close()
    },
    { scope: 'worker' },
  ],
  context: ({ visitor }, use) => use(visitor),
  page: async ({ context }, use) => {
    await context.clearCookies()
    const page = await context.newPage()
    await use(page)
    await page.close()
  },
})

test.use({ trace: 'off' })

declare global {
  interface Window {
    /** Unexpected layout shifts: how far, and which elements. */
    __shifts: string[]
  }
}

for (const template of DRAWN_TEMPLATES)
  test.describe(`template ${template}, at the widths of the specification (B3)`, () => {
    // In one worker, because the tests share its shops.
    test.describe.configure({ mode: 'default' })
    let stage: Stage
    test.beforeAll(async () => {
      stage = await openStage(template)
    })
    for (const [name, screen] of Object.entries(SCREENS))
      test(`template ${template}: ${name}`, async ({ page }) => {
        if (IS_FULL) test.slow()
        await see(page, stage, screen, `${template}/${name}`)
      })
  })

async function see(page: Page, stage: Stage, screen: Screen, name: string) {
  const shop = screen.shop ? stage[screen.shop] : stage.shop
  await page.addInitScript(noteShifts)
  await page.addInitScript(keepOnly, [`cart:${stage.shopId}`, screen.withCart ? stage.cart : null] as const)
  const shifts = () => page.evaluate(() => window.__shifts)
  const open = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const response = await page.goto(at(shop, screen.path(stage)))
    expect(response?.status()).toBe(screen.status ?? 200)
    await waitForHydration(page)
    if (screen.withCart) await expect(page.getByRole('main')).toContainText(firstName(stage))
  }

  for (const width of WIDTHS) {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(width)
    await expectNoSideways(page, width)
    expect(await page.evaluate(keysShown), `words that nobody loaded, ${width} px`).toEqual([])
    // Loaded again with its fonts in the cache: `fonts.css` keeps the shift of swapped fonts small only on machines that have the fallback fonts.
    if ((await shifts()).length > 0) await open(width)
    expect(await shifts(), `layout shift, ${width} px`).toEqual([])
    for (const colorScheme of IS_FULL ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
      if (IS_FULL) await picture(page, `${name}-${width}-${colorScheme}`)
    }
  }
  if (!IS_FULL) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page), 'at a desk, by night').toEqual([])
  }
  await page.setViewportSize({ width: TEXT_AT, height: 900 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoSideways(page, TEXT_AT, 'text of twice the size')
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: ALL_WIDTHS[0], height: 900 })
  await page.evaluate(lengthenWords)
  await expectNoSideways(page, ALL_WIDTHS[0], 'long words')
  if (IS_FULL && screen.inAllWidths)
    for (const width of ALL_WIDTHS) {
      await page.emulateMedia({ colorScheme: 'light' })
      await open(width)
      await expectNoSideways(page, width)
    }
}

const firstName = ({ cart }: Stage): string => JSON.parse(cart).lines[0].name

async function expectNoSideways(page: Page, width: number, strain = '') {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond, `scrolls sideways at ${width} px ${strain}`).toBeLessThanOrEqual(0)
}

/** A screenshot of the whole page, with lazy pictures loaded. */
async function picture(page: Page, name: string) {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => {})
      }),
    ),
  )
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
}

/** Expects no layout shift; browsers also count fractions of a pixel, which are ignored. */
function noteShifts() {
  type Shift = PerformanceEntry & {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.parentElement?.localName ?? '')
  window.__shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput && value >= 0.0005)
        window.__shifts.push(`${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Keys that are shown in place of texts: a text that is missing in the dictionary is shown as its key (T5). */
function keysShown() {
  const isKey = /^[a-z][a-zA-Z]*(?:\.[a-z][a-zA-Z]*)+$/
  const shown: string[] = []
  for (const element of document.body.querySelectorAll('*:not(script, style)')) {
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) shown.push(node.textContent ?? '')
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) shown.push(element.getAttribute(name) ?? '')
  }
  return shown.map((text) => text.trim()).filter((text) => isKey.test(text))
}

/** Makes every text two fifths longer, as in a longer language: the page's own texts and the merchant's. */
function lengthenWords() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!/^(?:script|style|noscript)$/i.test(text.parentElement?.localName ?? ''))
      text.textContent = (text.textContent ?? '').replace(/\p{L}{3,}/gu, (word) =>
        word.padEnd(Math.ceil(word.length * 1.4), word.toLowerCase()),
      )
}

function keepOnly([key, cart]: readonly [string, string | null]) {
  localStorage.clear()
  sessionStorage.clear()
  if (cart !== null) localStorage.setItem(key, cart)
}
