import type { Sells, Template } from '@store/template-kit/manifest'
import { TEMPLATES } from '@store/templates'

/** The data of a template's miniature: its light colours. */
export type TemplateSample = {
  readonly id: number
  readonly name: string
  readonly colors: Readonly<Record<'bg' | 'surface' | 'text' | 'line' | 'primary' | 'accent' | 'muted', string>>
}

/** The sample of a template. */
export function sampleOf({ id, name, tokens: { light } }: Pick<Template, 'id' | 'name' | 'tokens'>): TemplateSample {
  const { bg, surface, text, line, primary, accent, muted } = light
  return { id, name, colors: { bg, surface, text, line, primary, accent, muted } }
}

/** The number of suggested templates. */
const SUGGESTED = 3

/** The templates to choose from: those for what the shop sells, the best first, and the others. */
export function samplesFor(sells: Sells): {
  readonly first: readonly TemplateSample[]
  readonly others: readonly TemplateSample[]
} {
  const placeOf = ({ suits }: Template) => suits?.[sells] ?? Number.POSITIVE_INFINITY
  const suiting = TEMPLATES.filter((template) => Number.isFinite(placeOf(template)))
  const first = suiting
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, SUGGESTED)
    .map(sampleOf)
  const others = TEMPLATES.filter(({ id }) => !first.some((sample) => sample.id === id)).map(sampleOf)
  return { first, others }
}
