import {
  changeQuery,
  emptyQuery,
  formatAmount,
  isOnlineMethod,
  LANGUAGES,
  type Language,
  takesProof,
} from '@store/core'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Design, ScreenName, ScreenViews, ShopView } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import type { Template } from '../manifest.ts'
import { buyableItems, payableMethods } from './buying.ts'
import { couponFlaws } from './coupon.ts'
import { dictionaryDifferences } from './dictionaries.ts'
import { hardCodedWords, pseudoWords } from './hard-coded.ts'
import { footerFlaws, headerFlaws, listFlaws, withoutQuickView } from './menus.ts'
import { colorsInStyles } from './own-colors.ts'
import { pageProblems, placeOf } from './page.ts'
import { completeBrowser, loadAllWords, loadScreen, openMenu, Play } from './play.tsx'

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

/** With `TEST_SCOPE=daily` pages are brought to life in Spanish alone: half of the time, and what breaks seldom has a language. */
const isHydratedIn = (language: Language) => language === 'es' || environment.TEST_SCOPE !== 'daily'
const environment =
  (globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }).process?.env ?? {}

/**
 * A template's whole test: every screen in every state and language. It renders on the server without a browser's
 * globals, is one page with one heading and its landmarks, hydrates without a word, says nothing that is not in a
 * dictionary, and sells without JavaScript. It is drawn with the defaults of its settings.
 */
export function describeTemplate(template: Template, design: Design): void {
  const settings = template.settings.read({})
  const shopIn = (language: Language, name?: ScreenName): ShopView => {
    const { shop, lockedShop } = fixturesFor(language)
    return { ...(name === 'Locked' ? lockedShop : shop), settings }
  }

  describe(`template ${template.id}, ${template.name}`, () => {
    const console_ = {
      error: vi.spyOn(console, 'error'),
      warn: vi.spyOn(console, 'warn'),
      log: vi.spyOn(console, 'log'),
    }
    beforeAll(completeBrowser)
    beforeEach(() => {
      localStorage.clear()
      for (const method of Object.values(console_)) method.mockClear().mockImplementation(() => {})
    })
    afterEach(() => {
      document.body.innerHTML = ''
    })
    const said = () =>
      Object.values(console_)
        .flatMap((method) =>
          method.mock.calls.map(([first, ...rest]) => [first, ...rest.slice(0, 3)].map(String).join(' ')),
        )
        // Conform chose its effects when it was loaded, and the test's one process has a browser's globals then.
        .filter((message) => !message.includes('useLayoutEffect does nothing on the server'))
        .map((message) => message.slice(0, 400))

    test('has the same words in every language (T5)', async () => {
      expect(await dictionaryDifferences(design)).toEqual([])
    })

    describe.each(LANGUAGES)('in %s', (language) => {
      test.each(SCREENS)(
        '%s is whole in every state, before and after its script (T5, L1–L9)',
        async (name) => {
          const component = await loadScreen(design, name)
          const words = await loadAllWords(design, language)
          const fixtures = fixturesFor(language)
          for (const [state, view] of Object.entries(fixtures.screens[name])) {
            const play = new Play({
              design,
              name,
              component,
              view,
              shop: shopIn(language, name),
              words: words.recorded,
              fixtures,
            })
            const html = play.onServer()
            // Read once: looked at, then brought to life.
            const place = placeOf(html)
            expect(pageProblems(html, name, place), `${name} ${state}`).toEqual([])
            const hydrated = isHydratedIn(language) ? await play.inBrowser(place, state) : null
            expect(hydrated?.problems ?? [], `${name} ${state}`).toEqual([])
            expect(said(), `${name} ${state}`).toEqual([])
            expect([...words.missing], `${name} ${state}: words nobody wrote`).toEqual([])
            hydrated?.leave()
          }
        },
        60_000,
      )
    })

    test.each(SCREENS)('%s says nothing but words of a dictionary and of the merchant (T5)', async (name) => {
      const component = await loadScreen(design, name)
      const words = await pseudoWords(design)
      const fixtures = fixturesFor('es')
      for (const [state, view] of Object.entries(fixtures.screens[name])) {
        const html = new Play({ design, name, component, view, shop: shopIn('es', name), words, fixtures }).onServer()
        expect(hardCodedWords(html, [view, shopIn('es', name), fixtures.carts]), `${name} ${state}`).toEqual([])
      }
    })

    test('Contact shows what a branch looks like (C8)', async () => {
      const component = await loadScreen(design, 'Contact')
      const { recorded: words } = await loadAllWords(design, 'es')
      const fixtures = fixturesFor('es')
      const view = fixtures.screens.Contact.empty
      const known = shopIn('es')
      const shop = { ...known, branches: known.branches.map((each) => ({ ...each, photo: '/media/7/facade.jpg' })) }
      const html = new Play({ design, name: 'Contact', component, view, shop, words, fixtures }).onServer()
      expect(html).toContain('/media/w_480/7/facade.jpg')
    })

    test('Contact says what the shop has written of itself, and no more (D1)', async () => {
      const about = { story: 'Primero un puesto.\n\nDespués un taller.', mission: 'Vestir bien.', vision: null }
      const { html, say } = await spanish('Contact', { ...screens.Contact.empty, about })
      for (const said of ['Primero un puesto.', 'Después un taller.', 'Vestir bien.', say('about.mission')])
        expect(html).toContain(said)
      expect(html).not.toContain(say('about.vision'))
    })

    test.each(['Home', 'Catalog', 'Product'] as const)(
      '%s: a percentage stands beside a former price, or nowhere',
      async (name) => {
        const component = await loadScreen(design, name)
        const { recorded: words } = await loadAllWords(design, 'es')
        const fixtures = fixturesFor('es')
        for (const [state, full] of Object.entries(fixtures.screens[name])) {
          const view = withoutFormerPrices(full)
          const html = new Play({ design, name, component, view, shop: shopIn('es'), words, fixtures }).onServer()
          expect(html.match(/.{40}\b87(?:<!-- -->)?\s?%/)?.[0] ?? null, `${name} ${state}`).toBeNull()
        }
      },
    )

    /** Every state of a product page in Spanish, as the server draws it. */
    async function productPages() {
      const component = await loadScreen(design, 'Product')
      const { recorded: words } = await loadAllWords(design, 'es')
      const fixtures = fixturesFor('es')
      return Object.entries(fixtures.screens.Product).map(([state, view]) => {
        const play = new Play({ design, name: 'Product', component, view, shop: shopIn('es'), words, fixtures })
        return { state, view, html: play.onServer() }
      })
    }

    test('a product is sold without JavaScript: its price and a form that leads to checkout', async () => {
      for (const { state, view, html } of await productPages())
        expect(buyableItems(html, view.product), state).toEqual([])
    })

    test('a product says how high it is, with the sign between the figures that its language has', async () => {
      const [full] = await productPages()
      expect(full?.html).toContain('32,5 cm')
    })

    test('a product says in how many instalments it can be paid, where a provider lends (I2)', async () => {
      const saying = (await productPages()).filter(({ html }) => html.includes('data-instalments'))
      expect(saying.map(({ state }) => state)).toEqual(['inInstalments', 'inSomeInstalments'])
    })

    test('a coupon is typed, refused beside its field, applied and taken away without JavaScript (C33)', async () => {
      const component = await loadScreen(design, 'Checkout')
      const { recorded: words } = await loadAllWords(design, 'es')
      const fixtures = fixturesFor('es')
      const shop = shopIn('es', 'Checkout')
      const money = (amount: number) => formatAmount(amount, shop.shop)
      for (const [state, view] of Object.entries(fixtures.screens.Checkout)) {
        const play = new Play({ design, name: 'Checkout', component, view, shop, words, fixtures })
        expect(couponFlaws(play.onServer(), view, money), state).toEqual([])
      }
    })

    test('an order that waits for its money can be paid from its page, without JavaScript (C33)', async () => {
      const component = await loadScreen(design, 'OrderPlaced')
      const { recorded: words } = await loadAllWords(design, 'es')
      const fixtures = fixturesFor('es')
      const isByHand = ({ order, pay }: ScreenViews['OrderPlaced']) =>
        order.depositAccount !== null || (pay !== null && order.paymentMethod === 'bankDeposit' && takesProof(order))
      for (const [state, view] of Object.entries(fixtures.screens.OrderPlaced)) {
        const shop = shopIn('es')
        const html = new Play({ design, name: 'OrderPlaced', component, view, shop, words, fixtures }).onServer()
        expect(payableMethods(html), state).toEqual(view.pay?.methods ?? [])
        expect(html.includes('data-pay-state'), state).toBe(isOnlineMethod(view.order.paymentMethod) || isByHand(view))
      }
    })

    test('every link stays in the shop when it is mounted under a path (R10–R15)', async () => {
      const { recorded } = await loadAllWords(design, 'es')
      const fixtures = fixturesFor('es')
      for (const name of SCREENS) {
        const shop = { ...shopIn('es', name), mount: '/wa/ejemplo' }
        const component = await loadScreen(design, name)
        for (const view of Object.values(fixtures.screens[name])) {
          const html = new Play({ design, name, component, view, shop, words: recorded, fixtures }).onServer()
          const strays = [...html.matchAll(/(?:href|action)="(\/(?!wa\/ejemplo\b)[^"]*)"/g)].map((match) => match[1])
          expect(strays, name).toEqual([])
        }
      }
    })

    /** A screen in Spanish, and what its words say. */
    async function spanish<Name extends ScreenName>(name: Name, view: ScreenViews[Name]) {
      const component = await loadScreen(design, name)
      const { recorded: words } = await loadAllWords(design, 'es')
      const shop = shopIn('es', name)
      const play = new Play({ design, name, component, view, shop, words, fixtures: fixturesFor('es') })
      return { play, html: play.onServer(), shop, say: (key: string) => String(words[key]) }
    }
    const { screens } = fixturesFor('es')

    test('the header leads everywhere, under the names of the dictionary (L1)', async () => {
      const { play, html, shop, say } = await spanish('Home', screens.Home.full)
      const place = placeOf(html)
      if (headerFlaws(place, shop, say).length === 0) return
      // A menu may come when it is asked for.
      const { leave } = await play.inBrowser(place, 'full')
      await openMenu(place, say('nav.openMenu'))
      expect(headerFlaws(place, shop, say)).toEqual([])
      leave()
    })

    test('filters in force can all be cleared at once (L1)', async () => {
      const { html, say } = await spanish('Catalog', screens.Catalog.filtered)
      expect(html).toContain(say('filter.clear'))
    })

    test('a footer has pages, policies, networks and the newsletter, on every page that sells (L2)', async () => {
      const pages = [
        await spanish('Home', screens.Home.full),
        await spanish('Catalog', screens.Catalog.full),
        await spanish('Product', screens.Product.plain),
      ]
      for (const { html, shop, say } of pages) expect(footerFlaws(html, shop, say)).toEqual([])
    })

    test('a list can be asked for what is featured, for a category and its parts, by every filter and in every order (L8)', async () => {
      const { page } = screens.Catalog.full
      const [category] = shopIn('es').categories
      const query = changeQuery(emptyQuery, { category: category?.name ?? '' })
      const { play, html, shop } = await spanish('Catalog', { page, query })
      const place = placeOf(html)
      const missing = () => listFlaws(place, shop, category?.name ?? '')
      if (missing().length === 0) return
      // Filters may stand in a dialog that a browser draws.
      const { leave } = await play.inBrowser(place, 'category')
      expect(missing()).toEqual([])
      leave()
    })

    test('every product of a list has a quick view (L8)', async () => {
      const { html } = await spanish('Catalog', screens.Catalog.full)
      expect(withoutQuickView(html, screens.Catalog.full.page.products)).toEqual([])
    })

    test('a checkout that comes back begins at the topmost of what is wrong, without JavaScript (L4)', async () => {
      const { html } = await spanish('Checkout', screens.Checkout.withErrors)
      const wrong = placeOf(html).querySelectorAll('[data-invalid] :is(input, select, textarea)')
      expect([...wrong].findIndex((field) => field.hasAttribute('autofocus'))).toBe(0)
    })

    test('its style sheets leave the colours of the page to its settings (D7)', async () => {
      expect(await colorsInStyles(expect.getState().testPath ?? '')).toEqual([])
    })

    test('a shop with nothing filled in has whole pages too', async () => {
      const { recorded } = await loadAllWords(design, 'es')
      const fixtures = fixturesFor('es')
      for (const name of SCREENS) {
        const component = await loadScreen(design, name)
        for (const [state, view] of Object.entries(fixtures.screens[name])) {
          const shop = { ...fixtures.bareShop, settings }
          const html = new Play({ design, name, component, view, shop, words: recorded, fixtures }).onServer()
          expect(pageProblems(html, name), `${name} ${state}`).toEqual([])
        }
      }
      expect(said()).toEqual([])
    })
  })
}

/** The same view of products that a service says are reduced by 87 %, and by nothing else. */
function withoutFormerPrices<View>(view: View): View {
  const changed = (key: string, value: unknown) => {
    if (key === 'compareAt') return null
    return key === 'promotion' && value !== false && value !== true ? { percent: 87 } : value
  }
  return JSON.parse(JSON.stringify(view, changed)) as View
}
