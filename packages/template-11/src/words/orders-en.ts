import type { Orders } from './dictionary.ts'

export default {
  'checkout.back': 'Back to the order',
  'nogal.step.placed': 'Received',
  'nogal.step.paid': 'Paid',
  'nogal.step.packing': 'Being prepared',
  'nogal.step.transit': 'On its way',
  'nogal.step.delivered': 'At your home',
} satisfies Orders
