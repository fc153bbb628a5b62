import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Design, ScreenName, ScreenViews, ShopView } from '../design.ts'
import { fixtures } from '../fixtures/index.ts'
import { Stage } from '../fixtures/stage.tsx'
import type { HostParts } from '../host.tsx'
import type { Template } from '../manifest.ts'
import { ALL_WORD_PARTS, loadTemplateWords } from '../words.ts'

/** What a merchant has set, as it is stored: a template reads it into settings of its own. */
type Stored = Readonly<Record<string, unknown>>

/** A screen, its view, what a merchant has set, the shop and what a host gives it. */
type Asked<Name extends ScreenName> = readonly [
  name: Name,
  view: ScreenViews[Name],
  stored?: Stored,
  shop?: ShopView,
  host?: Partial<HostParts>,
]

/** A template's pages in Spanish, for its own tests: with what a merchant has set, in a shop that is full. */
export function pagesOf(template: Template, design: Design) {
  const words = loadTemplateWords(design, 'es', ALL_WORD_PARTS)
  const open = new Set<() => void>()

  async function stage<Name extends ScreenName>(asked: Asked<Name>) {
    const [name, view, stored = {}, shop = fixtures.shop, host = {}] = asked
    const load: () => Promise<{ default: ComponentType<ScreenViews[Name]> }> = design.screens[name]
    return (
      <Stage
        design={design}
        name={name}
        component={(await load()).default}
        view={view}
        shop={{ ...shop, settings: template.settings.read(stored) }}
        words={await words}
        answer={fixtures.carts.full.answer}
        host={host}
      />
    )
  }

  return {
    /** As it comes from the server, before any script. */
    async page<Name extends ScreenName>(...asked: Asked<Name>): Promise<HTMLElement> {
      const place = document.createElement('div')
      place.innerHTML = renderToStaticMarkup(await stage(asked))
      return place
    },
    /** Alive, in a browser such as `inABrowser` makes; what is not left is left after the test. */
    async live<Name extends ScreenName>(...asked: Asked<Name>) {
      const place = document.createElement('div')
      document.body.append(place)
      const root = createRoot(place)
      const element = await stage(asked)
      await act(async () => root.render(element))
      const leave = () => {
        open.delete(leave)
        act(() => root.unmount())
      }
      open.add(leave)
      return { place, leave }
    },
    /** To be called by a file of tests: an empty browser before each, and what jsdom lacks of one. */
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
