import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  tooLong: (most) => `It is too long: up to ${most} characters fit.`,
}
