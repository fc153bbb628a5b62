import type { Template } from '@store/template-kit/manifest'
import { BASE, TEMPLATES } from './generated/manifests.ts'

export { TEMPLATES }

const byNumber = new Map(TEMPLATES.map((template) => [template.id, template]))

/** The template of this number; the base set where none that is installed has it (K8). */
export const templateOf = (number: number): Template => byNumber.get(number) ?? BASE

/** Whether a package draws this number: an installed template, or the base set under its own number. */
export const isDrawn = (number: number): boolean => byNumber.has(number) || number === BASE.id
