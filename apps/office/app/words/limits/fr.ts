import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const fr: Said<typeof es> = {
  tooLong: (most) => `C’est trop long : ${most} caractères au plus.`,
}
