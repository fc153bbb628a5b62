import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const en: Said<typeof es> = {
  needs: (roles, givers) => `This takes the role of ${roles}. Somebody with the role of ${givers} can give it to you.`,
  support: 'Access for support does not reach this far.',
}
