import type { FilterTag } from '@store/core'

/** Whose hands, and what for. */
const QUESTIONS = {
  Maker: ['Marta', 'Elena', 'Rosa', 'Juana', 'Tomás'],
  For: ['The wall', 'The table', 'The kitchen', 'Wearing', 'Sitting', 'Carrying', 'A present'],
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
