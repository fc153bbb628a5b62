import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const pt: Said<typeof es> = {
  tooLong: (most) => `É longo demais: cabem ${most} caracteres.`,
}
