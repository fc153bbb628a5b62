import type { FilterTag } from '@store/core'

/** What tells devices apart, and what each may be. */
const FILTERS = {
  Conexión: ['Bluetooth', 'Wi-Fi', 'USB-C', 'Cable 3,5 mm', 'HDMI', 'Receptor USB'],
  Autonomía: ['Más de 30 h', 'De 10 a 30 h', 'Menos de 10 h'],
  Potencia: ['Hasta 30 W', 'De 31 a 65 W', 'Más de 65 W'],
  Uso: ['Casa', 'Oficina', 'Viaje', 'Corte de luz', 'Grabación'],
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
