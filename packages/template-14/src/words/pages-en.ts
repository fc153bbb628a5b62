import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'Stories from behind the counter.',
  'contact.title': 'Come in, or write',
  'contact.text':
    'If you are after something and cannot recall its name, tell us what it was like. That usually does it.',
  'locked.title': 'By password only',
  'closed.title': 'Back in a minute',
} satisfies Dictionary<typeof es>
