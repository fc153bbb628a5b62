import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'Plans, measures and tricks from people who run with you.',
  'blog.none': 'Nothing with those words.',
  'blog.empty': 'No plays yet.',
  'contact.title': 'Talk to the team',
  'contact.text': 'Ask about a size, an order or a route. A person answers.',
  'locked.title': 'Locker room closed',
  'closed.title': 'Half-time',
  'newsletter.page': 'Join the team',
} satisfies Dictionary<typeof es>
