import type { FilterTag } from '@store/core'

/** How old whoever plays is, and how it is played. */
const QUESTIONS = {
  Edad: ['0–1 años', '2–3 años', '4–6 años', '7–9 años', '10 años o más'],
  'Para jugar': ['A solas', 'En familia', 'Al aire libre', 'En el carro'],
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
