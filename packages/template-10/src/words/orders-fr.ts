import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.empty': 'Votre coffre est vide : il n’y a rien à emporter.',
  'checkout.back': 'Revenir au coffre',
  'trompo.hopscotch': 'Étapes de l’achat',
  'trompo.hop': 'Continuer à l’étape {number}',
  'trompo.step.placed': 'Reçue',
  'trompo.step.paid': 'Payée',
  'trompo.step.packing': 'On emballe',
  'trompo.step.transit': 'En route',
  'trompo.step.delivered': 'À la maison',
} satisfies Dictionary<typeof es>
