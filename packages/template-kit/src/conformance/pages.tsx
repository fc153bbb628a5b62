import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Design, ScreenName, ScreenViews, ShopView } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import { Stage } from '../fixtures/stage.tsx'
import type { HostParts } from '../host.tsx'
import { loadTradeWords, type Template } from '../manifest.ts'
import { ALL_WORD_PARTS, loadTemplateWords } from '../words.ts'

/** Stored settings, before the template reads them. */
type Stored = Readonly<Record<string, unknown>>

/** A page's screen, view, stored settings, shop and parts of the host. */
type PageArguments<Name extends ScreenName> = readonly [
  name: Name,
  view: ScreenViews[Name],
  stored?: Stored,
  shop?: ShopView,
  host?: Partial<HostParts>,
]

/** Renders a template's pages in Spanish for its own tests, with stored settings, by default in a shop with everything filled in. */
export function pagesOf(template: Template, design: Design) {
  const words = loadTemplateWords(design, 'es', ALL_WORD_PARTS)
  const open = new Set<() => void>()

  async function stage<Name extends ScreenName>(pageArguments: PageArguments<Name>) {
    const [name, view, stored = {}, shop = fixtures.shop, host = {}] = pageArguments
    const settings = template.settings.read(stored)
    const ownWords = { ...(await loadTradeWords(template, settings, 'es')), ...shop.ownWords }
    const load: () => Promise<{ default: ComponentType<ScreenViews[Name]> }> = design.screens[name]
    return (
      <Stage
        design={design}
        name={name}
        component={(await load()).default}
        view={view}
        shop={{ ...shop, ownWords, settings }}
        words={await words}
        answer={fixtures.carts.full.answer}
        host={host}
      />
    )
  }

  return {
    /** The page as the server renders it, without JavaScript. */
    async page<Name extends ScreenName>(...pageArguments: PageArguments<Name>): Promise<HTMLElement> {
      const place = document.createElement('div')
      place.innerHTML = renderToStaticMarkup(await stage(pageArguments))
      return place
    },
    /** The page mounted in the document, with its effects. Call `inABrowser` first. `leave` unmounts it; otherwise the end of the test does. */
    async live<Name extends ScreenName>(...pageArguments: PageArguments<Name>) {
      const place = document.createElement('div')
      document.body.append(place)
      const root = createRoot(place)
      const element = await stage(pageArguments)
      await act(async () => root.render(element))
      const leave = () => {
        open.delete(leave)
        act(() => root.unmount())
      }
      open.add(leave)
      return { place, leave }
    },
    /** Call it once in a test file: before each test it clears storage and adds what jsdom lacks, after each it unmounts pages. */
    inABrowser() {
      beforeEach(() => {
        localStorage.clear()
        vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
        vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
        Element.prototype.scrollIntoView = () => {}
      })
      afterEach(() => {
        for (const leave of [...open]) leave()
        vi.unstubAllGlobals()
        document.body.innerHTML = ''
      })
    },
  }
}
