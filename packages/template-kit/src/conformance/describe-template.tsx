import {
  changeQuery,
  emptyQuery,
  formatAmount,
  isOnlineMethod,
  LANGUAGES,
  type Language,
  takesProof,
} from '@store/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Design, ScreenName, ScreenViews } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import { RENDERED_AT } from '../fixtures/screens.ts'
import type { Template } from '../manifest.ts'
import { ALL_WORD_PARTS, loadTemplateWords } from '../words.ts'
import { buyableItems, payableMethods } from './buying.ts'
import { couponProblems } from './coupon.ts'
import { describeEditing, type EditingConditions } from './describe-editing.tsx'
import { dictionaryDifferences, punctuationFaults, tradeDifferences } from './dictionaries.ts'
import { FEATURED_SCREENS, kitDesign, omittedFeatures } from './features.ts'
import { hardCodedWords } from './hard-coded.ts'
import { footerProblems, headerProblems, listProblems, withoutQuickView } from './menus.ts'
import { colorsInStyles } from './own-colors.ts'
import { pageProblems, placeOf, textProblems } from './page.ts'
import { completeBrowser, loadScreen, openMenu, ScreenRender } from './screen-render.tsx'
import { rendersOfTemplate } from './template-renders.ts'

const SCREENS: readonly ScreenName[] = [
  'Home',
  'Catalog',
  'Product',
  'Cart',
  'Checkout',
  'OrderPlaced',
  'OrderTracking',
  'Marketplace',
  'MarketplaceProduct',
  'Blog',
  'Article',
  'Contact',
  'Policies',
  'Newsletter',
  'Subscription',
  'Locked',
  'Closed',
  'Error',
]

const environment =
  (globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }).process?.env ?? {}
const isReduced = Boolean(environment.TEST_SCOPE)
/**
 * With `TEST_SCOPE` set, elements of pages are checked and hydrated in Spanish only, because languages only differ in
 * their texts, which are checked in all of them.
 */
const checksElements = (language: Language) => language === 'es' || !isReduced

/**
 * The conformance suite of a template: every screen in every state and language. Each must render on the server without
 * globals of a browser, be a page with one heading and its landmarks, hydrate without messages in the console, have no text
 * outside of the dictionaries, and sell without JavaScript. Screens are rendered with the default settings. Settings must
 * have their labels, and pages marks for them: `editing` has the template's conditions for that.
 */
export function describeTemplate(template: Template, design: Design, editing: EditingConditions = {}): void {
  const renders = rendersOfTemplate(template, design)
  const { shopIn, rendersOf, renderedStates, renderedUnderPath, pagesOf, spanish } = renders
  const { screens } = fixturesFor('es')

  describe(`template ${template.id}, ${template.name}`, () => {
    const console_ = {
      error: vi.spyOn(console, 'error'),
      warn: vi.spyOn(console, 'warn'),
      log: vi.spyOn(console, 'log'),
    }
    beforeAll(() => {
      completeBrowser()
      // Pages depend on the hour: a shop is open or closed.
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(RENDERED_AT) })
    })
    afterAll(() => vi.useRealTimers())
    beforeEach(() => {
      localStorage.clear()
      for (const method of Object.values(console_)) method.mockClear().mockImplementation(() => {})
    })
    afterEach(() => {
      document.body.innerHTML = ''
    })
    const consoleMessages = () =>
      Object.values(console_)
        .flatMap((method) =>
          method.mock.calls.map(([first, ...rest]) => [first, ...rest.slice(0, 3)].map(String).join(' ')),
        )
        // Conform chooses `useLayoutEffect` at load time, and in tests that is in an environment with a browser's globals.
        .filter((message) => !message.includes('useLayoutEffect does nothing on the server'))
        .map((message) => message.slice(0, 400))

    describeEditing(template, renders, editing)

    test('has the same words in every language (T5)', async () => {
      expect([...(await dictionaryDifferences(design)), ...(await tradeDifferences(template, design))]).toEqual([])
    })

    test('sets punctuation off as each language does (T5)', async () => {
      expect(await punctuationFaults(design, template)).toEqual([])
    })

    describe.each(LANGUAGES)('in %s', (language) => {
      test.each(SCREENS)(
        '%s has no problems in any state, before and after hydration (T5, L1–L9)',
        async (name) => {
          const renders = language === 'es' ? await renderedStates(name) : await rendersOf(name, { language })
          for (const { state, render } of renders) {
            const html = render.onServer()
            // The HTML is parsed once: its elements are checked, then hydrated.
            const place = checksElements(language) ? placeOf(html) : null
            expect(place ? pageProblems(html, name, place) : textProblems(html), `${name} ${state}`).toEqual([])
            const hydrated = place && (await render.inBrowser(place, state))
            expect(hydrated?.problems ?? [], `${name} ${state}`).toEqual([])
            expect(consoleMessages(), `${name} ${state}`).toEqual([])
            hydrated?.leave()
          }
        },
        60_000,
      )
    })

    test.each(SCREENS)('%s has only words of a dictionary and of the merchant (T5)', async (name) => {
      for (const { state, view, render } of await renderedUnderPath(name)) {
        const merchant = [view, shopIn('es', name), fixturesFor('es').carts]
        expect(hardCodedWords(render.onServer(), merchant), `${name} ${state}`).toEqual([])
      }
    })

    test.each(FEATURED_SCREENS)('%s has every feature of the kit’s own screen, in every state', async (name) => {
      const kit = await rendersOf(name, { design: kitDesign(design) })
      for (const [at, { state, render }] of (await renderedStates(name)).entries())
        expect(omittedFeatures(kit[at]?.render.onServer() ?? '', render.onServer()), state).toEqual([])
    })

    test('Cart has every feature of the kit’s sections, in every state', async () => {
      const kit = await rendersOf('Cart', { design: kitDesign(design) })
      for (const [at, { state, render }] of (await renderedStates('Cart')).entries()) {
        const [whole, drawn] = [await inBrowser(kit[at]?.render, state), await inBrowser(render, state)]
        expect(omittedFeatures(whole, drawn), state).toEqual([])
      }
    })

    test('Contact shows the photo of a branch (C8)', async () => {
      const branches = shopIn('es').branches.map((each) => ({ ...each, photo: '/media/7/facade.jpg' }))
      const [empty] = await rendersOf('Contact', { shop: { branches } })
      const html = empty?.render.onServer()
      expect(html).toContain('/media/w_480/7/facade.jpg')
    })

    test('Contact shows the shop’s texts about itself, without headings for missing ones (D1)', async () => {
      const about = { story: 'Primero un puesto.\n\nDespués un taller.', mission: 'Vestir bien.', vision: null }
      const { html, textOf } = await spanish('Contact', { ...screens.Contact.empty, about })
      for (const text of ['Primero un puesto.', 'Después un taller.', 'Vestir bien.', textOf('about.mission')])
        expect(html).toContain(text)
      expect(html).not.toContain(textOf('about.vision'))
    })

    test.each(['Home', 'Catalog', 'Product'] as const)(
      '%s shows a percentage only beside a former price',
      async (name) => {
        const component = await loadScreen(design, name)
        const words = await loadTemplateWords(design, 'es', ALL_WORD_PARTS)
        const fixtures = fixturesFor('es')
        for (const [state, full] of Object.entries(fixtures.screens[name])) {
          const view = withoutFormerPrices(full)
          const html = new ScreenRender({
            design,
            name,
            component,
            view,
            shop: shopIn('es'),
            words,
            fixtures,
          }).onServer()
          expect(html.match(/.{40}\b87(?:<!-- -->)?\s?%/)?.[0] ?? null, `${name} ${state}`).toBeNull()
        }
      },
    )

    test('a product is sold without JavaScript: its price and a form that leads to checkout', async () => {
      for (const { state, view, html } of await pagesOf('Product'))
        expect(buyableItems(html, view.product), state).toEqual([])
    })

    test('a product shows its height, with the decimal separator of the language', async () => {
      const [full] = await pagesOf('Product')
      expect(full?.html).toContain('32,5 cm')
    })

    test('a product shows instalments where the provider has an offer (I2)', async () => {
      const withOffer = (await pagesOf('Product')).filter(({ html }) => html.includes('data-instalments'))
      expect(withOffer.map(({ state }) => state)).toEqual(['inInstalments', 'inSomeInstalments'])
    })

    test('a coupon can be typed, refused beside its field, applied and removed without JavaScript (C33)', async () => {
      const { shop } = shopIn('es')
      const money = (amount: number) => formatAmount(amount, shop)
      for (const { state, view, html } of await pagesOf('Checkout'))
        expect(couponProblems(html, view, money), state).toEqual([])
    })

    test('an unpaid order can be paid from its page without JavaScript (C33)', async () => {
      const isByHand = ({ order, pay }: ScreenViews['OrderPlaced']) =>
        order.depositAccount !== null || (pay !== null && order.paymentMethod === 'bankDeposit' && takesProof(order))
      for (const { state, view, html } of await pagesOf('OrderPlaced')) {
        expect(payableMethods(html), state).toEqual(view.pay?.methods ?? [])
        expect(html.includes('data-pay-state'), state).toBe(isOnlineMethod(view.order.paymentMethod) || isByHand(view))
      }
    })

    test('every link stays in the shop when it is mounted under a path (R10–R15)', async () => {
      for (const name of SCREENS)
        for (const { state, render } of await renderedUnderPath(name)) {
          const links = render.onServer().matchAll(/(?:href|action)="(\/(?!wa\/ejemplo\b)[^"]*)"/g)
          const unlisted = [...links].map((match) => match[1])
          expect(unlisted, `${name} ${state}`).toEqual([])
        }
    })

    test('the header has all links, search and menu, with the names in the dictionary (L1)', async () => {
      const { render, html, shop, textOf } = await spanish('Home', screens.Home.full)
      const place = placeOf(html)
      if (headerProblems(place, shop, textOf).length === 0) return
      // The links may be in a menu that renders when it is opened.
      const { leave } = await render.inBrowser(place, 'full')
      await openMenu(place, textOf('nav.openMenu'))
      expect(headerProblems(place, shop, textOf)).toEqual([])
      leave()
    })

    test('home shows articles, and reduced products or the way to all of them (L10)', async () => {
      const { articles, promotions } = screens.Home.full
      const { html } = await spanish('Home', screens.Home.full)
      const main = placeOf(html).querySelector('main')
      const shown = (name: string) => main?.textContent?.includes(name)
      const leadsToAll = main?.querySelector('a[href*="promotion="]') !== null
      expect(promotions.every(({ name }) => shown(name)) || leadsToAll).toBe(true)
      expect(articles.some(({ title }) => shown(title))).toBe(true)
    })

    test('all active filters can be cleared at once (L1)', async () => {
      const { html, textOf } = await spanish('Catalog', screens.Catalog.filtered)
      expect(html).toContain(textOf('filter.clear'))
    })

    test('the footer has pages, policies, networks and the newsletter on every page that sells (L2)', async () => {
      const pages = [
        await spanish('Home', screens.Home.full),
        await spanish('Catalog', screens.Catalog.full),
        await spanish('Product', screens.Product.plain),
      ]
      for (const { html, shop, textOf } of pages) expect(footerProblems(html, shop, textOf)).toEqual([])
    })

    test('a list can be filtered by category, subcategory and every other filter, and sorted in every order (L8)', async () => {
      const { page } = screens.Catalog.full
      const [category] = shopIn('es').categories
      const query = changeQuery(emptyQuery, { category: category?.name ?? '' })
      const { render, html, shop } = await spanish('Catalog', { page, query })
      const place = placeOf(html)
      const missing = () => listProblems(place, shop, category?.name ?? '')
      if (missing().length === 0) return
      // Filters may be in a dialog that renders in the browser.
      const { leave } = await render.inBrowser(place, 'category')
      expect(missing()).toEqual([])
      leave()
    })

    test('every product of a list has a quick view (L8)', async () => {
      const { html } = await spanish('Catalog', screens.Catalog.full)
      expect(withoutQuickView(html, screens.Catalog.full.page.products)).toEqual([])
    })

    test('a checkout with errors focuses the first invalid field, without JavaScript (L4)', async () => {
      const { html } = await spanish('Checkout', screens.Checkout.withErrors)
      const invalid = placeOf(html).querySelectorAll('[data-invalid] :is(input, select, textarea)')
      expect([...invalid].findIndex((field) => field.hasAttribute('autofocus'))).toBe(0)
    })

    test('its style sheets do not set the page’s colours, which come from its settings (D7)', async () => {
      expect(await colorsInStyles(expect.getState().testPath ?? '')).toEqual([])
    })

    test('pages of a shop with nothing filled in have no problems either', async () => {
      for (const name of SCREENS) {
        const renders = await rendersOf(name, { shop: fixturesFor('es').bareShop })
        // An empty shop changes header, footer and menus, which all states of a screen share.
        for (const { state, render } of isReduced ? renders.slice(0, 1) : renders)
          expect(pageProblems(render.onServer(), name), `${name} ${state}`).toEqual([])
      }
      expect(consoleMessages()).toEqual([])
    })
  })
}

/** A cart's page after hydration: carts are only rendered in browsers. */
async function inBrowser(render: ScreenRender<ScreenName> | undefined, state: string): Promise<string> {
  const place = placeOf(render?.onServer() ?? '')
  const { leave } = (await render?.inBrowser(place, state)) ?? {}
  const html = place.innerHTML
  leave?.()
  return html
}

/** The view with products reduced by 87 % according to the services, but without a former price. */
function withoutFormerPrices<View>(view: View): View {
  const changed = (key: string, value: unknown) => {
    if (key === 'compareAt') return null
    return key === 'promotion' && value !== false && value !== true ? { percent: 87 } : value
  }
  return JSON.parse(JSON.stringify(view, changed)) as View
}
