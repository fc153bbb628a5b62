import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  title: 'Partir sans enregistrer ?',
  text: 'Ce que vous avez changé sur cette page est perdu.',
  stay: 'Rester ici',
  leave: 'Partir sans enregistrer',
}
