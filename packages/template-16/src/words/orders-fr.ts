import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.back': 'Revenir à la commande',
  'sazon.sendFor': '{words} · pour {when}',
  'sazon.madeAt': 'Arrivée hors des horaires. Elle sera préparée {when}.',
  'step.packing': 'En préparation',
} satisfies Dictionary<typeof es>
