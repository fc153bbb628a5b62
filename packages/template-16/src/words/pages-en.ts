import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'What is talked about between the market and the stove.',
  'blog.none': 'No note with those words.',
  'blog.empty': 'No notes yet: we are cooking.',
  'contact.title': 'Come by or write',
  'contact.text': 'Questions, bookings or a large order: whoever is at the counter answers.',
  'locked.title': 'Private service today',
  'closed.title': 'Kitchen closed',
  'newsletter.page': 'Straight from the kitchen',
  'sazon.channels': 'Straight to us',
} satisfies Dictionary<typeof es>
