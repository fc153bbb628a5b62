import {
  ALL_WORD_PARTS,
  loadTemplateWords,
  type ScreenName,
  type ScreenViews,
  type ShopView,
} from '@store/template-kit'
import { fixtures, Stage } from '@store/template-kit/fixtures'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'
import { template } from './index.ts'
import { readSettings } from './settings.ts'

/** For this template's tests: its pages as they come from the server, and alive, with what a merchant has set. */

const words = await loadTemplateWords(template, 'es', ALL_WORD_PARTS)

async function stage<Name extends ScreenName>(
  name: Name,
  view: ScreenViews[Name],
  stored: Readonly<Record<string, unknown>> = {},
  shop: ShopView = fixtures.shop,
) {
  const load: () => Promise<{ default: ComponentType<ScreenViews[Name]> }> = template.screens[name]
  return (
    <Stage
      template={template}
      name={name}
      component={(await load()).default}
      view={view}
      shop={{ ...shop, settings: readSettings(stored) }}
      words={words}
      answer={fixtures.carts.full.answer}
    />
  )
}

export async function page<Name extends ScreenName>(...asked: Parameters<typeof stage<Name>>) {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(await stage(...asked))
  return place
}

export async function live<Name extends ScreenName>(...asked: Parameters<typeof stage<Name>>) {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const element = await stage(...asked)
  await act(async () => root.render(element))
  const leave = () => {
    open.delete(leave)
    act(() => root.unmount())
  }
  open.add(leave)
  return { place, leave }
}
/** Pages that nobody has left yet. */
const open = new Set<() => void>()

/** To be called by a file of tests: an empty browser before each, and what jsdom lacks of one. */
export function inABrowser() {
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
}
