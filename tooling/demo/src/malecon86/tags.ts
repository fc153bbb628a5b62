import type { FilterTag } from '@store/core'

/** What it comes in, and which drop it came with. */
const QUESTIONS: readonly (readonly [name: string, answers: readonly string[]])[] = [
  ['Talla', ['S', 'M', 'L', 'XL', 'Única']],
  ['Drop', ['05', '06', '07']],
]

const ANSWERS = QUESTIONS.flatMap(([, answers]) => answers)

export const TAGS: readonly FilterTag[] = QUESTIONS.map(([name, answers], index) => ({
  id: `tag-${index + 1}`,
  name,
  position: index + 1,
  values: answers.map((answer) => ({ id: ANSWERS.indexOf(answer) + 1, name: answer })),
}))

/** The numbers of those answers that are among the questions. */
export const tagIds = (answers: readonly string[]): readonly number[] =>
  answers.filter((answer) => ANSWERS.includes(answer)).map((answer) => ANSWERS.indexOf(answer) + 1)
