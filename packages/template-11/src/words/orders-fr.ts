import type { Orders } from './dictionary.ts'

export default {
  'checkout.back': 'Revenir à la commande',
  'nogal.step.placed': 'Reçue',
  'nogal.step.paid': 'Payée',
  'nogal.step.packing': 'En préparation',
  'nogal.step.transit': 'En route',
  'nogal.step.delivered': 'Chez vous',
} satisfies Orders
