import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.back': 'Back to the ticket',
  'checkout.place': 'Send to the kitchen',
  'checkout.placing': 'Sending to the kitchen…',
  'checkout.empty': 'The ticket is blank.',
  'delivery.address': 'Delivery',
  'delivery.pickUp': 'Pick up at the counter',
  'order.products': 'The ticket',
  'sazon.sendFor': '{words} · for {when}',
  'sazon.madeAt': 'It came in while the kitchen was closed. It will be prepared {when}.',
  'step.packing': 'In the kitchen',
} satisfies Dictionary<typeof es>
