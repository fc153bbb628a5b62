import type { FilterTag } from '@store/core'

/** What people ask at the stall, and the answers they may choose from. */
const QUESTIONS = {
  'Esta semana': ['De temporada', 'Llegó hoy'],
  Cultivo: ['Orgánico', 'Agroecológico'],
  Para: ['Jugos', 'Sopas', 'Desayuno', 'Lonchera', 'Ensaladas'],
  'Apto para': ['Veganos', 'Sin gluten'],
} as const

export type Tag = (typeof QUESTIONS)[keyof typeof QUESTIONS][number]

const ANSWERS: readonly Tag[] = Object.values(QUESTIONS).flat()
const idOf = (answer: Tag) => ANSWERS.indexOf(answer) + 1

export const TAGS: readonly FilterTag[] = Object.entries(QUESTIONS).map(([name, answers], index, all) => ({
  id: `tag-${index + 1}`,
  name,
  position: all.length - index,
  values: answers.map((answer) => ({ id: idOf(answer), name: answer })),
}))

export const tagIds = (answers: readonly Tag[]): readonly number[] => answers.map(idOf)
