import type { FilterTag } from '@store/core'

/** What one asks at the table before ordering. */
const QUESTIONS = {
  Cómo: ['Picante', 'Sin picante', 'Vegano', 'Sin gluten'],
  Para: ['Para dos', 'Para compartir'],
} as const

export type Answer = (typeof QUESTIONS)[keyof typeof QUESTIONS][number]

const ANSWERS: readonly Answer[] = Object.values(QUESTIONS).flat()
const numberOf = (answer: Answer) => ANSWERS.indexOf(answer) + 1

/** In the order they are asked in. */
export const TAGS: readonly FilterTag[] = Object.entries(QUESTIONS).map(([name, answers], index) => ({
  id: `tag-${index + 1}`,
  name,
  position: index + 1,
  values: answers.map((answer) => ({ id: numberOf(answer), name: answer })),
}))

export const tagIds = (answers: readonly Answer[]): readonly number[] => answers.map(numberOf)
