import type { FilterTag } from '@store/core'

/** What the skin is like, what is wanted for it, and what a thing is made of. */
const QUESTIONS = {
  Pele: ['Pele seca', 'Pele mista', 'Pele oleosa', 'Pele sensível', 'Pele madura'],
  Ingrediente: ['Aveia', 'Calêndula', 'Camomila', 'Guaçatonga', 'Acerola', 'Rosa-mosqueta', 'Lavanda', 'Maracujá'],
  Objetivo: ['Limpar sem ressecar', 'Acalmar', 'Dar luz', 'Firmar', 'Proteger do sol'],
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
