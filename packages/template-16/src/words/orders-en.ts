import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.back': 'Back to the order',
  'sazon.sendFor': '{words} · for {when}',
  'sazon.madeAt': 'It came in outside opening hours. It will be prepared {when}.',
  'step.packing': 'In the kitchen',
} satisfies Dictionary<typeof es>
