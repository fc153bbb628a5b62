import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.back': 'Revenir au bon',
  'checkout.place': 'Envoyer en cuisine',
  'checkout.placing': 'Envoi en cuisine…',
  'checkout.empty': 'Le bon est vide.',
  'delivery.address': 'Livraison',
  'delivery.pickUp': 'À emporter au comptoir',
  'order.products': 'Le bon',
  'sazon.sendFor': '{words} · pour {when}',
  'sazon.madeAt': 'Arrivée cuisine fermée. Elle sera préparée {when}.',
  'step.packing': 'En préparation',
} satisfies Dictionary<typeof es>
