import type { Template } from '@store/template-kit/manifest'
import { TEMPLATES } from '@store/templates'
import type { Sells } from './sells.ts'

/** How a template looks, for its little picture: its colours by day. */
export type Look = {
  readonly id: number
  readonly name: string
  readonly colors: Readonly<Record<'bg' | 'surface' | 'text' | 'line' | 'primary' | 'accent' | 'muted', string>>
}

/** The look of a template. */
export function lookOf({ id, name, tokens: { light } }: Pick<Template, 'id' | 'name' | 'tokens'>): Look {
  const { bg, surface, text, line, primary, accent, muted } = light
  return { id, name, colors: { bg, surface, text, line, primary, accent, muted } }
}

const looks: readonly Look[] = TEMPLATES.map(lookOf)

/** The templates that suit what is sold, the best first. */
const SUITS: { readonly [Each in Sells]: readonly number[] } = {
  fashion: [5, 17, 13],
  jewellery: [12, 5, 9],
  beauty: [9, 5, 12],
  food: [16, 7, 99],
  grocery: [7, 16, 99],
  home: [11, 5, 6],
  technology: [6, 13, 99],
  toys: [10, 7, 99],
  sports: [13, 17, 6],
  crafts: [15, 14, 11],
}

/** The looks to choose from: three that suit what is sold, and the others. */
export function looksFor(sells: Sells): { readonly first: readonly Look[]; readonly others: readonly Look[] } {
  const first = SUITS[sells].flatMap((id) => looks.find((look) => look.id === id) ?? [])
  return { first, others: looks.filter((look) => !first.includes(look)) }
}
