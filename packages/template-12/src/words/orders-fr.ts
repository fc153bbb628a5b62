import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Revenir à l’écrin',
  'checkout.empty': 'Votre écrin est vide : il n’y a rien à commander.',
  'refusal.badQuantity': 'Une quantité n’est pas valable. Vérifiez votre écrin.',
  'step.paid': 'Réglée',
  'step.packing': 'Dans sa boîte',
  'step.delivered': 'Remise',
}

export default words
