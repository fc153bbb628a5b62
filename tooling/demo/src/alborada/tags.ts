import type { FilterTag } from '@store/core'

/** What shoppers narrow a season by: the weather, where they are going, what it is made of. */
const FILTERS = {
  Clima: ['Sol de mediodía', 'Cuando refresca'],
  Ocasión: ['Oficina', 'Domingo', 'Fiesta'],
  Material: ['Lino', 'Algodón', 'Lana', 'Seda', 'Cuero', 'Fibra vegetal', 'Fibra reciclada'],
} as const

export type Tag = (typeof FILTERS)[keyof typeof FILTERS][number]

const VALUES: readonly Tag[] = Object.values(FILTERS).flat()
const idOf = (value: Tag) => VALUES.indexOf(value) + 1

/** In the order they are asked in. */
export const TAGS: readonly FilterTag[] = Object.entries(FILTERS).map(([name, values], index) => ({
  id: `tag-${index + 1}`,
  name,
  position: index + 1,
  values: values.map((value) => ({ id: idOf(value), name: value })),
}))

export const tagIds = (values: readonly Tag[]): readonly number[] => values.map(idOf)
