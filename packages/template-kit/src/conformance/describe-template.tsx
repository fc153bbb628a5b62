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
import type { Design, ScreenName, ScreenViews, ShopView, Words } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import type { Template } from '../manifest.ts'
import { ALL_WORD_PARTS, loadTemplateWords } from '../words.ts'
import { buyableItems, payableMethods } from './buying.ts'
import { couponFlaws } from './coupon.ts'
import { dictionaryDifferences } from './dictionaries.ts'
import { hardCodedWords, pseudoWords } from './hard-coded.ts'
import { footerFlaws, headerFlaws, listFlaws, withoutQuickView } from './menus.ts'
import { colorsInStyles } from './own-colors.ts'
import { pageProblems, placeOf, textProblems } from './page.ts'
import { completeBrowser, loadScreen, openMenu, Play } from './play.tsx'

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
const isDaily = environment.TEST_SCOPE === 'daily'
/**
 * With `TEST_SCOPE=daily` a page's elements are checked, and it is hydrated, in Spanish alone: languages differ in text,
 * which is checked in all of them.
 */
const isWholeIn = (language: Language) => language === 'es' || !isDaily

/** The views of every screen, by the names of its states. */
type Screens = { readonly [Key in ScreenName]: Readonly<Record<string, ScreenViews[Key]>> }

/** A screen in one of its states, with what draws it. */
type Drawn<Name extends ScreenName> = {
  readonly state: string
  readonly view: ScreenViews[Name]
  readonly play: Play<Name>
}

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

    const { screens } = fixturesFor('es')

    /** A screen in each of its states, in Spanish and in a shop that is full unless something else is given. */
    async function playsOf<Name extends ScreenName>(
      name: Name,
      given: { readonly language?: Language; readonly words?: Words; readonly shop?: Partial<ShopView> } = {},
    ): Promise<readonly Drawn<Name>[]> {
      const { language = 'es', words = await loadTemplateWords(design, language, ALL_WORD_PARTS) } = given
      const component = await loadScreen(design, name)
      const shop = { ...shopIn(language, name), ...given.shop, settings }
      const fixtures = fixturesFor(language)
      const screens: Screens = fixtures.screens
      return Object.entries<ScreenViews[Name]>(screens[name]).map(([state, view]) => {
        return { state, view, play: new Play({ design, name, component, view, shop, words, fixtures }) }
      })
    }
    const inSpanish = new Map<ScreenName, ReturnType<typeof playsOf>>()
    const underPath = new Map<ScreenName, ReturnType<typeof playsOf>>()
    /** A screen in each of its states in Spanish, rendered once for all tests that read it. */
    function drawn(name: ScreenName) {
      const plays = inSpanish.get(name) ?? playsOf(name)
      inSpanish.set(name, plays)
      return plays
    }
    /** The same with every word in brackets and in a shop under a path, for two tests. */
    async function drawnUnderPath(name: ScreenName) {
      const plays =
        underPath.get(name) ?? playsOf(name, { words: await pseudoWords(design), shop: { mount: '/wa/ejemplo' } })
      underPath.set(name, plays)
      return plays
    }
    /** Pages in Spanish, as the server draws them. */
    async function pagesOf<Name extends ScreenName>(name: Name) {
      const plays = await drawn(name)
      const views: Screens = screens
      return Object.entries<ScreenViews[Name]>(views[name]).map(([state, view], at) => {
        return { state, view, html: plays[at]?.play.onServer() ?? '' }
      })
    }

    test('has the same words in every language (T5)', async () => {
      expect(await dictionaryDifferences(design)).toEqual([])
    })

    describe.each(LANGUAGES)('in %s', (language) => {
      test.each(SCREENS)(
        '%s is whole in every state, before and after its script (T5, L1–L9)',
        async (name) => {
          const plays = language === 'es' ? await drawn(name) : await playsOf(name, { language })
          for (const { state, play } of plays) {
            const html = play.onServer()
            // Read once: looked at, then brought to life.
            const place = isWholeIn(language) ? placeOf(html) : null
            expect(place ? pageProblems(html, name, place) : textProblems(html), `${name} ${state}`).toEqual([])
            const hydrated = place && (await play.inBrowser(place, state))
            expect(hydrated?.problems ?? [], `${name} ${state}`).toEqual([])
            expect(said(), `${name} ${state}`).toEqual([])
            hydrated?.leave()
          }
        },
        60_000,
      )
    })

    test.each(SCREENS)('%s says nothing but words of a dictionary and of the merchant (T5)', async (name) => {
      for (const { state, view, play } of await drawnUnderPath(name)) {
        const merchant = [view, shopIn('es', name), fixturesFor('es').carts]
        expect(hardCodedWords(play.onServer(), merchant), `${name} ${state}`).toEqual([])
      }
    })

    test('Contact shows what a branch looks like (C8)', async () => {
      const branches = shopIn('es').branches.map((each) => ({ ...each, photo: '/media/7/facade.jpg' }))
      const [empty] = await playsOf('Contact', { shop: { branches } })
      const html = empty?.play.onServer()
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
        const words = await loadTemplateWords(design, 'es', ALL_WORD_PARTS)
        const fixtures = fixturesFor('es')
        for (const [state, full] of Object.entries(fixtures.screens[name])) {
          const view = withoutFormerPrices(full)
          const html = new Play({ design, name, component, view, shop: shopIn('es'), words, fixtures }).onServer()
          expect(html.match(/.{40}\b87(?:<!-- -->)?\s?%/)?.[0] ?? null, `${name} ${state}`).toBeNull()
        }
      },
    )

    test('a product is sold without JavaScript: its price and a form that leads to checkout', async () => {
      for (const { state, view, html } of await pagesOf('Product'))
        expect(buyableItems(html, view.product), state).toEqual([])
    })

    test('a product says how high it is, with the sign between the figures that its language has', async () => {
      const [full] = await pagesOf('Product')
      expect(full?.html).toContain('32,5 cm')
    })

    test('a product says in how many instalments it can be paid, where a provider lends (I2)', async () => {
      const saying = (await pagesOf('Product')).filter(({ html }) => html.includes('data-instalments'))
      expect(saying.map(({ state }) => state)).toEqual(['inInstalments', 'inSomeInstalments'])
    })

    test('a coupon is typed, refused beside its field, applied and taken away without JavaScript (C33)', async () => {
      const { shop } = shopIn('es')
      const money = (amount: number) => formatAmount(amount, shop)
      for (const { state, view, html } of await pagesOf('Checkout'))
        expect(couponFlaws(html, view, money), state).toEqual([])
    })

    test('an order that waits for its money can be paid from its page, without JavaScript (C33)', async () => {
      const isByHand = ({ order, pay }: ScreenViews['OrderPlaced']) =>
        order.depositAccount !== null || (pay !== null && order.paymentMethod === 'bankDeposit' && takesProof(order))
      for (const { state, view, html } of await pagesOf('OrderPlaced')) {
        expect(payableMethods(html), state).toEqual(view.pay?.methods ?? [])
        expect(html.includes('data-pay-state'), state).toBe(isOnlineMethod(view.order.paymentMethod) || isByHand(view))
      }
    })

    test('every link stays in the shop when it is mounted under a path (R10–R15)', async () => {
      for (const name of SCREENS)
        for (const { state, play } of await drawnUnderPath(name)) {
          const links = play.onServer().matchAll(/(?:href|action)="(\/(?!wa\/ejemplo\b)[^"]*)"/g)
          const strays = [...links].map((match) => match[1])
          expect(strays, `${name} ${state}`).toEqual([])
        }
    })

    /** A screen in Spanish, and what its words say. */
    async function spanish<Name extends ScreenName>(name: Name, view: ScreenViews[Name]) {
      const component = await loadScreen(design, name)
      const words = await loadTemplateWords(design, 'es', ALL_WORD_PARTS)
      const shop = shopIn('es', name)
      const play = new Play({ design, name, component, view, shop, words, fixtures: fixturesFor('es') })
      return { play, html: play.onServer(), shop, say: (key: string) => String(words[key]) }
    }

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
      for (const name of SCREENS) {
        const plays = await playsOf(name, { shop: fixturesFor('es').bareShop })
        // An empty shop changes header, footer and menus, which all states of a screen share.
        for (const { state, play } of isDaily ? plays.slice(0, 1) : plays)
          expect(pageProblems(play.onServer(), name), `${name} ${state}`).toEqual([])
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
