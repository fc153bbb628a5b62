import type { Template } from '@store/template-kit/manifest'
import { BASE, TEMPLATES } from './generated/manifests.ts'

export { TEMPLATES }

const byNumber = new Map(TEMPLATES.map((template) => [template.id, template]))

/** The manifest of the template with this number; that of the base set if there is none (K8). */
export const templateOf = (number: number): Template => byNumber.get(number) ?? BASE

/** Whether a template with this number is installed. True for the base set’s own number too. */
export const isDrawn = (number: number): boolean => byNumber.has(number) || number === BASE.id
