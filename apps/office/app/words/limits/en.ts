import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const en: Said<typeof es> = {
  tooLong: (most) => `It is too long: up to ${most} characters fit.`,
}
