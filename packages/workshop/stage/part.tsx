import { ALL_WORD_PARTS, CartProvider, loadTemplateWords, ShopProvider, type Words } from '@store/template-kit'
import type { Fixtures } from '@store/template-kit/fixtures'
import { fixturesFor } from '@store/template-kit/fixtures'
import { templateOf } from '@store/templates'
import { BASE_DESIGN, DESIGNS } from '@store/templates/designs'
import type { StoryObj } from '@storybook/react-vite'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { placeOf, type StageSurroundings, Surroundings } from './surroundings.tsx'

/** A story of a component of the kit, in the styles, the words and the language that the toolbar chooses, without a layout. */
export function part(Part: ComponentType<{ readonly fixtures: Fixtures }>): StoryObj {
  return {
    parameters: { layout: 'padded', controls: { disable: true } },
    loaders: [async ({ globals }) => ({ words: await wordsOf(placeOf(globals)) })],
    render: (_args, { globals, loaded }) => (
      <Shop place={placeOf(globals)} words={loaded.words as Words}>
        {createElement(Part, { fixtures: fixturesFor(placeOf(globals).language) })}
      </Shop>
    ),
  }
}

async function wordsOf({ number, language }: StageSurroundings): Promise<Words> {
  const { design } = await (DESIGNS[number] ?? BASE_DESIGN)()
  return loadTemplateWords(design, language, ALL_WORD_PARTS)
}

function Shop(props: { readonly place: StageSurroundings; readonly words: Words; readonly children: ReactNode }) {
  const { place, words } = props
  const { shop, carts } = fixturesFor(place.language)
  const settings = templateOf(place.number).settings.read({ scheme: place.scheme })
  return (
    <Surroundings place={place} settings={settings} shopName={shop.shop.name}>
      <ShopProvider
        key={JSON.stringify(place)}
        view={{ ...shop, settings }}
        words={words}
        host={{ askCart: () => Promise.resolve(carts.full.answer) }}
      >
        <CartProvider>
          <main>{props.children}</main>
        </CartProvider>
      </ShopProvider>
    </Surroundings>
  )
}
