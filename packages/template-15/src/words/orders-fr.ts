import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Retour au panier',
  'checkout.empty': 'Votre panier est vide : il n’y a rien à commander.',
  'refusal.badQuantity': 'Une quantité n’est pas valable. Vérifiez votre panier.',
  'step.packing': 'On l’emballe',
  'step.delivered': 'Entre vos mains',
}

export default words
