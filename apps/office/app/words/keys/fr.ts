import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  title: 'Touches',
  find: 'Chercher commandes et produits',
  findHere: 'Chercher dans la liste',
  next: 'Ligne suivante',
  before: 'Ligne précédente',
  open: 'Ouvrir la ligne',
  pick: 'Choisir la ligne, ou la lâcher',
  edit: 'Changer le prix de la ligne',
  save: 'Enregistrer',
  undo: 'Annuler la dernière action',
  help: 'Voir ces touches',
  single: 'Touches seules',
  singleHint:
    'Désactivez-les dans ce navigateur si elles gênent votre lecteur d’écran ou la dictée. Celles avec Ctrl ou ⌘ restent.',
  close: 'Fermer',
  account: '« ? » montre toutes les touches sur chaque écran d’une boutique.',
  go: (screen) => `Aller à ${screen}`,
}
