import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'Guides and tips from our team.',
  'blog.none': 'Nothing with those words.',
  'blog.empty': 'Nothing here yet.',
  'contact.title': 'Talk to the team',
  'contact.text': 'Ask about a size, an order or anything else. A person answers.',
  'locked.title': 'Locker room closed',
  'closed.title': 'Half-time',
  'newsletter.page': 'Join the team',
} satisfies Dictionary<typeof es>
