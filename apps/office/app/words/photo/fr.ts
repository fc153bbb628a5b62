import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  choose: 'Choisir une photo',
  another: 'Changer la photo',
  sending: 'Envoi de la photo…',
  failed: 'La photo n’est pas partie. Réessayez.',
  tooBig: 'La photo est trop lourde. Choisissez-en une autre.',
  planFull:
    'L’offre de la boutique n’a plus de place pour des photos. Demandez davantage dans Réglages, Offre et limites.',
  type: 'Ce fichier n’est pas une photo que nous pouvons montrer.',
  needsScripts: 'Pour choisir une photo, ce navigateur a besoin de JavaScript.',
}
