import type { Orders } from './dictionary.ts'

export default {
  'checkout.back': 'Back to the order',
  'step.delivered': 'At your home',
} satisfies Orders
