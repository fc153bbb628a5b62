import type { FilterTag } from '@store/core'

/** What readers ask at the counter: for what moment, and where it comes from. */
const QUESTIONS = {
  'Para leer': ['De una sentada', 'De a poco', 'En voz alta', 'Para regalar'],
  Procedencia: ['Rosario y el río', 'Argentina', 'América Latina'],
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
