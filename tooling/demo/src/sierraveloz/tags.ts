import type { FilterTag } from '@store/core'

/** In what size it comes, and on what ground it is used. */
const QUESTIONS = {
  Talla: ['25', '26', '27', '28', '29', '30', 'CH', 'M', 'G', 'XG'],
  Terreno: ['Asfalto', 'Sendero', 'Pasto', 'Bajo techo'],
} as const

export type Ground = (typeof QUESTIONS)['Terreno'][number]
type Tag = (typeof QUESTIONS)[keyof typeof QUESTIONS][number]

const ANSWERS: readonly Tag[] = Object.values(QUESTIONS).flat()
const isAnswer = (word: string): word is Tag => (ANSWERS as readonly string[]).includes(word)
const idOf = (answer: Tag) => ANSWERS.indexOf(answer) + 1

/** In the order they are asked in. */
export const TAGS: readonly FilterTag[] = Object.entries(QUESTIONS).map(([name, answers], index) => ({
  id: `tag-${index + 1}`,
  name,
  position: index + 1,
  values: answers.map((answer) => ({ id: idOf(answer), name: answer })),
}))

/** Words that are no answer, as "Negro", are left out. */
export const tagIds = (words: readonly string[]): readonly number[] => words.filter(isAnswer).map(idOf)
