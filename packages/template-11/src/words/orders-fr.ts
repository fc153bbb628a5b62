import type { Orders } from './dictionary.ts'

export default {
  'checkout.back': 'Revenir à la commande',
  'step.delivered': 'Chez vous',
} satisfies Orders
