import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Revenir à l’écrin',
  'checkout.empty': 'Votre écrin est vide : il n’y a rien à commander.',
  'refusal.badQuantity': 'Une quantité n’est pas valable. Vérifiez votre écrin.',
  'vitrina.step.placed': 'Reçue',
  'vitrina.step.paid': 'Réglée',
  'vitrina.step.packing': 'Dans sa boîte',
  'vitrina.step.transit': 'En route',
  'vitrina.step.delivered': 'Remise',
}

export default words
