import type { FilterTag } from '@store/core'

/** What a piece is made of, which room it is for, and what it has to put up with. */
const QUESTIONS = {
  Material: ['Lapacho', 'Roble', 'Eucalipto', 'Lana uruguaya', 'Barro cocido', 'Lino'],
  Espacio: ['Para un monoambiente', 'Para el comedor', 'Para el dormitorio', 'Para leer y trabajar', 'Para la entrada'],
  Uso: ['Todos los días', 'Con niños', 'De guardar para siempre'],
} as const

export type Tag = (typeof QUESTIONS)[keyof typeof QUESTIONS][number]

const ANSWERS: readonly Tag[] = Object.values(QUESTIONS).flat()
const idOf = (answer: Tag) => ANSWERS.indexOf(answer) + 1

/** In the order they are asked in. */
export const TAGS: readonly FilterTag[] = Object.entries(QUESTIONS).map(([name, answers], index) => ({
  id: `tag-${index + 1}`,
  name,
  position: index + 1,
  values: answers.map((answer) => ({ id: idOf(answer), name: answer })),
}))

export const tagIds = (answers: readonly Tag[]): readonly number[] => answers.map(idOf)
