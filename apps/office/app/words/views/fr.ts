import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  keep: 'Garder cette vue',
  hint: 'Elle reste à côté des autres, pour vous seul.',
  name: 'Nom de la vue',
  take: 'Garder',
  mine: (name) => `Ma vue « ${name} »`,
  rename: 'Changer son nom',
  remove: 'Retirer cette vue',
  kept: (name) => `Vue « ${name} » gardée.`,
  removed: (name) => `Vue « ${name} » retirée.`,
  nameWrong: 'Donnez-lui un nom.',
}
