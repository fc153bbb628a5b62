import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  tooLong: (most) => `É longo demais: cabem ${most} caracteres.`,
}
