import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'contact.title': 'Come by or write',
  'contact.text': 'A question or a large order: whoever is at the counter answers.',
  'locked.title': 'Private service today',
  'sazon.channels': 'Straight to us',
} satisfies Dictionary<typeof es>
