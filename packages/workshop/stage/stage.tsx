import type { Language } from '@store/core'
import {
  type Design,
  loadTemplateWords,
  type ScreenName,
  type ScreenViews,
  type Words,
  wordPartsOf,
} from '@store/template-kit'
import { type CartFixture, fixturesFor, Stage as KitStage } from '@store/template-kit/fixtures'
import { tokensToCss } from '@store/template-kit/settings'
import { templateOf } from '@store/templates'
import { BASE_DESIGN, DESIGNS } from '@store/templates/designs'
import { BASE_STYLES, STYLES } from '@store/templates/styles'
import { type ComponentType, useEffect } from 'react'

export type Scene = {
  readonly number: number
  readonly language: Language
  readonly scheme: 'light' | 'dark'
  readonly screen: ScreenName
  readonly state: string
}

/** Everything of a scene that has to be fetched before it can be drawn. */
export type Props = { readonly design: Design; readonly words: Words; readonly Screen: ComponentType<object> }

export async function loadProps({ number, language, screen }: Scene): Promise<Props> {
  const { design } = await (DESIGNS[number] ?? BASE_DESIGN)()
  const [words, { default: Screen }] = await Promise.all([
    loadTemplateWords(design, language, wordPartsOf(screen)),
    design.screens[screen]() as Promise<{ default: ComponentType<object> }>,
  ])
  return { design, words, Screen }
}

/** One screen in one state, as the shop would show it: layout around it, the template's one sheet, its tokens. */
export function Stage({ scene, props }: { readonly scene: Scene; readonly props: Props }) {
  const { number, language, scheme, screen, state } = scene
  const { design, words, Screen } = props
  const fixtures = fixturesFor(language)
  const template = templateOf(number)
  const settings = template.settings.read({ scheme })
  const shop = screen === 'Locked' ? fixtures.lockedShop : fixtures.shop
  const states: Readonly<Record<string, ScreenViews[ScreenName]>> = fixtures.screens[screen]
  const carts: Readonly<Record<string, CartFixture>> = fixtures.carts
  const cart = screen === 'Cart' ? carts[state] : undefined

  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = language
    documentElement.dataset.template = String(number)
    documentElement.dataset.screen = screen
  }, [language, number, screen])

  if (cart) localStorage.setItem(`cart:${fixtures.shop.shop.id}`, JSON.stringify(cart.cart))
  else localStorage.removeItem(`cart:${fixtures.shop.shop.id}`)

  return (
    <>
      <link rel="stylesheet" href={STYLES[number] ?? BASE_STYLES} />
      <style>{tokensToCss(template.tokens, settings.colors, scheme)}</style>
      <KitStage
        key={JSON.stringify(scene)}
        design={design}
        name={screen}
        component={Screen}
        view={states[state] ?? {}}
        shop={{ ...shop, settings }}
        words={words}
        answer={(cart ?? fixtures.carts.full).answer}
      />
    </>
  )
}
