import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const pt: Said<typeof es> = {
  needs: (roles, givers) => `Para isto é preciso o papel de ${roles}. Quem tem o papel de ${givers} pode dá-lo a você.`,
  support: 'O acesso do suporte não chega até aqui.',
}
