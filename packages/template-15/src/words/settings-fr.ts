import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  yarns: { label: 'Fils', hint: 'Les cinq couleurs de tous les tissages : cochenille, indigo, mousse, maïs et laine.' },
  seed: {
    label: 'Mot du tissage',
    hint: 'Le tissage de votre boutique naît de ses lettres. Vide, nous utilisons le nom de la boutique.',
  },
  arrangement: {
    label: 'Disposition des produits',
    hint: 'La disposition des produits dans les listes et sur la page d’accueil.',
    choices: { masonry: 'En mosaïque', rows: 'En rangées égales' },
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sous l’en-tête.',
    choices: { 1: 'Rubans avec leur tissage', 2: 'Tissages avec étiquette', 3: 'Étiquettes suspendues' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Tuiles de papier', 2: 'Photos sur le tissage', 3: 'Lignes avec leur artisan' },
  },
}
export default words
