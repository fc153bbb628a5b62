import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  intro:
    'Syndicats, associations et centres commerciaux dont votre boutique fait partie. Ils se voient en bas de la boutique.',
  none: 'Votre boutique fait partie d’un syndicat ou d’une association ? Ajoutez-les : cela donne confiance.',
  add: 'Ajouter une affiliation',
  name: 'Nom',
  nameHint: 'Les clients le lisent là où il n’y a pas de logo.',
  nameMissing: 'Écrivez le nom.',
  logo: 'Logo (facultatif)',
  added: (name) => `« ${name} » ajoutée. Elle se voit dans la boutique.`,
  change: 'Modifier',
  saved: (name) => `« ${name} » enregistrée.`,
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  moved: 'Nouvel ordre enregistré.',
  remove: 'Retirer de la boutique',
  removed: (name) => `« ${name} » retirée.`,
  restored: (name) => `« ${name} » est de retour.`,
}
