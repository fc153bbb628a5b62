import type { FilterTag } from '@store/core'

/** What people ask Nilda before they buy, and the answers they may choose from. */
const QUESTIONS = {
  'Luz que tienes': ['Sol directo', 'Luz indirecta', 'Poca luz'],
  Cuidado: ['Aguanta olvidos', 'Pide cariño'],
  'En casa hay': ['Perro o gato', 'Poco espacio'],
} as const

export type Tag = (typeof QUESTIONS)[keyof typeof QUESTIONS][number]

const ANSWERS: readonly Tag[] = Object.values(QUESTIONS).flat()
const idOf = (answer: Tag) => ANSWERS.indexOf(answer) + 1

export const TAGS: readonly FilterTag[] = Object.entries(QUESTIONS).map(([name, answers], index) => ({
  id: `tag-${index + 1}`,
  name,
  position: 3 - index,
  values: answers.map((answer) => ({ id: idOf(answer), name: answer })),
}))

export const tagIds = (answers: readonly Tag[]): readonly number[] => answers.map(idOf)
