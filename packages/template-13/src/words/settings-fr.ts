import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  sports: {
    label: 'Couleur de chaque catégorie',
    hint: 'Écrivez « Course : #d4ff2a, Montagne : #ff7a1a ». Cela colore leurs cartes et leurs listes.',
  },
  slant: { label: 'Incliné', hint: 'Grands titres et bords des photos sont en diagonale dans toute la boutique.' },
  sizes: {
    label: 'Pointures',
    hint: 'Le système écrit après chaque pointure, comme « 27 MX ». Rien n’est converti.',
    choices: { mx: 'Mexique', us: 'États-Unis', eu: 'Europe', br: 'Brésil' },
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur la page d’accueil.',
    choices: { 1: 'Photos inclinées', 2: 'Bandes de couleur', 3: 'Texte seul' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Cartes avec tailles', 2: 'Photos hautes', 3: 'Lignes' },
  },
}
export default words
