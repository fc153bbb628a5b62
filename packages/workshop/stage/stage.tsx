import {
  type Design,
  loadTemplateWords,
  type ScreenName,
  type ScreenViews,
  type Words,
  wordPartsOf,
} from '@store/template-kit'
import { type CartFixture, fixturesFor, Stage as KitStage } from '@store/template-kit/fixtures'
import { loadTradeWords } from '@store/template-kit/manifest'
import { templateOf } from '@store/templates'
import { BASE_DESIGN, DESIGNS } from '@store/templates/designs'
import type { ComponentType } from 'react'
import { type StageSurroundings, Surroundings } from './surroundings.tsx'

export type Scene = StageSurroundings & {
  readonly screen: ScreenName
  readonly state: string
  /** Stored settings. */
  readonly stored: Readonly<Record<string, unknown>>
}

/** Everything that a scene must load before it can be rendered. */
export type Props = { readonly design: Design; readonly words: Words; readonly Screen: ComponentType<object> }

export async function loadProps({ number, language, screen, stored }: Scene): Promise<Props> {
  const template = templateOf(number)
  const { design } = await (DESIGNS[number] ?? BASE_DESIGN)()
  const [words, trade, { default: Screen }] = await Promise.all([
    loadTemplateWords(design, language, wordPartsOf(screen)),
    loadTradeWords(template, template.settings.read(stored), language),
    design.screens[screen]() as Promise<{ default: ComponentType<object> }>,
  ])
  return { design, words: { ...words, ...trade }, Screen }
}

/**
 * One screen in one state, as in a shop: with layout, the template's style sheet and its tokens. Elements are marked with
 * the settings they show, as for an editor.
 */
export function Stage({ scene, props }: { readonly scene: Scene; readonly props: Props }) {
  const { number, language, scheme, screen, state, stored } = scene
  const { design, words, Screen } = props
  const fixtures = fixturesFor(language)
  const settings = templateOf(number).settings.read({ scheme, ...stored })
  const shop = screen === 'Locked' ? fixtures.lockedShop : fixtures.shop
  const states: Readonly<Record<string, ScreenViews[ScreenName]>> = fixtures.screens[screen]
  const carts: Readonly<Record<string, CartFixture>> = fixtures.carts
  const cart = screen === 'Cart' ? carts[state] : undefined

  if (cart) localStorage.setItem(`cart:${fixtures.shop.shop.id}`, JSON.stringify(cart.cart))
  else localStorage.removeItem(`cart:${fixtures.shop.shop.id}`)

  return (
    <Surroundings place={scene} settings={settings} shopName={shop.shop.name} screen={screen}>
      <KitStage
        key={JSON.stringify({ ...scene, stored: null })}
        design={design}
        name={screen}
        component={Screen}
        view={states[state] ?? {}}
        shop={{ ...shop, settings, marked: true }}
        words={words}
        answer={(cart ?? fixtures.carts.full).answer}
      />
    </Surroundings>
  )
}
