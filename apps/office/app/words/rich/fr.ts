import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  asStored:
    'Ce texte contient des tableaux, des photos ou d’autres parties que l’éditeur perdrait. Vous le voyez tel qu’il est enregistré, pour que rien ne se perde.',
  write: 'Écrivez ici…',
  tools: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  title: 'Titre',
  subtitle: 'Sous-titre',
  bullets: 'Liste',
  numbers: 'Liste numérotée',
  link: 'Lien',
  linkTo: 'Adresse du lien',
  undo: 'Annuler',
}
