import type { Language } from '@store/core'
import type { Design, ScreenName, ScreenViews, ShopView, Words } from '../design.ts'
import { fixturesFor } from '../fixtures/index.ts'
import { loadTradeWords, type Template } from '../manifest.ts'
import { ALL_WORD_PARTS, loadTemplateWords } from '../words.ts'
import { pseudoWords } from './hard-coded.ts'
import { loadScreen, ScreenRender } from './screen-render.tsx'

/** The views of every screen, by state. */
type Screens = { readonly [Key in ScreenName]: Readonly<Record<string, ScreenViews[Key]>> }

/** A screen in one of its states, with its renderer. */
type RenderedState<Name extends ScreenName> = {
  readonly state: string
  readonly view: ScreenViews[Name]
  readonly render: ScreenRender<Name>
}

/** The screens of a template, rendered for its conformance suite: each state once, for all tests that read it. */
export function rendersOfTemplate(template: Template, design: Design) {
  const settings = template.settings.read({})
  const shopIn = (language: Language, name?: ScreenName): ShopView => {
    const { shop, lockedShop } = fixturesFor(language)
    return { ...(name === 'Locked' ? lockedShop : shop), settings }
  }

  /** A screen in each of its states; by default in Spanish and in a shop with everything filled in. */
  async function rendersOf<Name extends ScreenName>(
    name: Name,
    options: {
      readonly language?: Language
      readonly words?: Words
      readonly shop?: Partial<ShopView>
      /** Settings after reading; by default, the template's defaults. */
      readonly settings?: ShopView['settings']
      readonly design?: Design
    } = {},
  ): Promise<readonly RenderedState<Name>[]> {
    const { language = 'es', words = await loadTemplateWords(design, language, ALL_WORD_PARTS) } = options
    const drawn = options.design ?? design
    const component = await loadScreen(drawn, name)
    const shown = options.settings ?? settings
    const plain = shopIn(language, name)
    const ownWords = { ...(await loadTradeWords(template, shown, language)), ...plain.ownWords }
    const shop = { ...plain, ownWords, ...options.shop, settings: shown }
    const fixtures = fixturesFor(language)
    const screens: Screens = fixtures.screens
    return Object.entries<ScreenViews[Name]>(screens[name]).map(([state, view]) => {
      return {
        state,
        view,
        render: new ScreenRender({ design: drawn, name, component, view, shop, words, fixtures }),
      }
    })
  }
  const inSpanish = new Map<ScreenName, ReturnType<typeof rendersOf>>()
  const underPath = new Map<ScreenName, ReturnType<typeof rendersOf>>()
  /** A screen in each of its states in Spanish, rendered once for all tests that read it. */
  function renderedStates(name: ScreenName) {
    const renders = inSpanish.get(name) ?? rendersOf(name)
    inSpanish.set(name, renders)
    return renders
  }
  /** The same with every word replaced by its key, in a shop under a path. Two tests use it. */
  async function renderedUnderPath(name: ScreenName) {
    const renders =
      underPath.get(name) ?? rendersOf(name, { words: await pseudoWords(design), shop: { mount: '/wa/ejemplo' } })
    underPath.set(name, renders)
    return renders
  }
  /** Pages in Spanish, as the server renders them. */
  async function pagesOf<Name extends ScreenName>(name: Name) {
    const renders = await renderedStates(name)
    const views: Screens = fixturesFor('es').screens
    return Object.entries<ScreenViews[Name]>(views[name]).map(([state, view], at) => {
      return { state, view, html: renders[at]?.render.onServer() ?? '' }
    })
  }

  /** A screen in Spanish, and the text of a word key. */
  async function spanish<Name extends ScreenName>(name: Name, view: ScreenViews[Name]) {
    const component = await loadScreen(design, name)
    const words = await loadTemplateWords(design, 'es', ALL_WORD_PARTS)
    const shop = shopIn('es', name)
    const render = new ScreenRender({ design, name, component, view, shop, words, fixtures: fixturesFor('es') })
    return { render, html: render.onServer(), shop, textOf: (key: string) => String(words[key]) }
  }

  return { shopIn, rendersOf, renderedStates, renderedUnderPath, pagesOf, spanish }
}
