import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.title': 'Read it with a grown-up',
  'blog.text': 'Ideas for playing, told without hurry.',
  'blog.empty': 'There is nothing to read yet.',
  'closed.title': 'The toy box is shut today',
} satisfies Dictionary<typeof es>
