import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  yarns: { label: 'Fils', hint: 'Les cinq couleurs de tous les tissages : cochenille, indigo, mousse, maïs et laine.' },
  seed: {
    label: 'Mot du tissage',
    hint: 'Le tissage de votre boutique naît de ses lettres. Vide, nous utilisons le nom de la boutique.',
  },
  arrangement: {
    label: 'Disposition des produits',
    hint: 'La disposition des produits dans les listes et sur la page d’accueil.',
    choices: { masonry: 'En mosaïque', rows: 'En rangées égales' },
  },
}
export default words
