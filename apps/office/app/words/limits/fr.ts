import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  tooLong: (most) => `C’est trop long : ${most} caractères au plus.`,
}
