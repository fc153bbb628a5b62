import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chrome } from '@store/checks/chrome'
import type { ScreenName } from '@store/template-kit'
import { loadTemplateWords, wordPartsOf } from '@store/template-kit'
import { fixturesFor, Stage } from '@store/template-kit/fixtures'
import { namesToCss, tokensToCss } from '@store/template-kit/settings'
import { TEMPLATES } from '@store/templates'
import { DESIGNS } from '@store/templates/designs'
import { buildStyles } from '@store/tsup/styles'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIFTY_NAMES } from './fifty-names.ts'
import { faultsOf } from './measure.ts'

const SITE = 'http://names.localhost'
/**
 * With `TEST_SCOPE` every fifth, and the hardest ones: the longest, and the one with the longest word. All fifty in
 * `pnpm verify`.
 */
const NAMES = process.env.TEST_SCOPE
  ? FIFTY_NAMES.filter((name, at) => at % 5 === 0 || name === longest(FIFTY_NAMES) || name.includes(longest(words())))
  : FIFTY_NAMES
const WIDTHS = [300, 360, 1280]
const SCREENS = ['Home', 'Error', 'Locked'] as const
const packages = fileURLToPath(new URL('../..', import.meta.url))

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    ...(chrome && { executablePath: chrome }),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
})
afterAll(() => browser.close())

for (const { id } of TEMPLATES)
  test(`template ${id} shows names of shops whole, at every width`, { timeout: 180_000 }, async () => {
    const page = await browser.newPage()
    await open(page, id)
    const faults: string[] = []
    const drawn = SCREENS.flatMap((screen) => NAMES.map((name) => ({ screen, name, page: draw(id, screen, name) })))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      for (const { screen, name, page: shown } of drawn) {
        await page.evaluate(show, { ...(await shown), screen })
        const found = await page.evaluate(faultsOf, name)
        faults.push(...found.map((fault) => `${screen}, ${width} px, ${name}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
    await page.close()
  })

function longest(texts: readonly string[]): string {
  return texts.reduce((found, text) => (text.length > found.length ? text : found), '')
}
function words(): readonly string[] {
  return FIFTY_NAMES.flatMap((name) => name.split(' '))
}

/** A page with the template's style sheet and its fonts, each loaded. */
async function open(page: Page, id: number) {
  const folder = resolve(packages, `template-${id}`)
  const sheet = join(await mkdtemp(join(tmpdir(), 'feria-names-')), 'styles.css')
  await buildStyles(join(folder, 'src/styles.css'), sheet)
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/styles.css') return route.fulfill({ path: sheet })
    if (pathname !== '/') return route.fulfill({ path: join(folder, 'src/styles', pathname) })
    // Motion would change the measured positions.
    const still = '<style>*{transform:none!important;animation:none!important}</style>'
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="es" data-template="${id}"><head><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="styles.css">${still}<style id="shop"></style></head><body></body></html>`,
    })
  })
  await page.goto(SITE)
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
}

/** A screen of a shop with this name, and the CSS for its name in the page's head. */
async function draw(id: number, screen: (typeof SCREENS)[number], name: string) {
  const template = TEMPLATES.find((each) => each.id === id)
  const load = DESIGNS[id]
  if (!template || !load) throw new Error(`There is no template ${id}.`)
  const { design } = await load()
  const words = await loadTemplateWords(design, 'es', wordPartsOf(screen))
  const { default: component } = (await design.screens[screen]()) as { default: ComponentType<object> }
  const fixtures = fixturesFor('es')
  const settings = template.settings.read({ scheme: 'light' })
  const { shop } = screen === 'Locked' ? fixtures.lockedShop : fixtures.shop
  const view = { ...fixtures.shop, shop: { ...shop, name }, logo: null, settings }
  const [state] = Object.values<object>(fixtures.screens[screen satisfies ScreenName])
  const html = renderToStaticMarkup(
    createElement(Stage, {
      design,
      name: screen,
      component,
      words,
      shop: view,
      view: state ?? {},
      answer: fixtures.carts.full.answer,
    } as Parameters<typeof Stage>[0]),
  )
  return { html, css: tokensToCss(template.tokens, settings.colors) + namesToCss(template, settings, name) }
}

function show({ html, css, screen }: { readonly html: string; readonly css: string; readonly screen: string }) {
  document.documentElement.dataset.screen = screen
  const style = document.getElementById('shop')
  if (style) style.textContent = css
  document.body.innerHTML = html
}
