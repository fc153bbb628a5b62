import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.summary': 'Vous emportez',
  'checkout.back': 'Retour à la pile',
  'checkout.empty': 'La pile est vide : il n’y a rien à emporter.',
  'refusal.badQuantity': 'Une quantité n’est pas valable. Vérifiez votre pile.',
  'step.placed': 'Notée',
  'step.packing': 'Emballée',
  'step.delivered': 'Entre vos mains',
} satisfies Dictionary<typeof es>
