import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.empty': 'Votre coffre est vide : il n’y a rien à emporter.',
  'checkout.back': 'Revenir au coffre',
  'trompo.hopscotch': 'Étapes de l’achat',
  'trompo.hop': 'Continuer à l’étape {number}',
  'step.packing': 'On emballe',
  'step.delivered': 'À la maison',
} satisfies Dictionary<typeof es>
