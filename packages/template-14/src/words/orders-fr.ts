import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.summary': 'Vous emportez',
  'step.placed': 'Notée',
  'step.packing': 'Emballée',
  'step.delivered': 'Entre vos mains',
} satisfies Dictionary<typeof es>
