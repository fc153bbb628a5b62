import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.title': 'Notebook',
  'blog.text': 'What is read behind the counter.',
  'blog.none': 'No page of the notebook goes by that name.',
  'blog.empty': 'The notebook is still blank.',
  'blog.more': 'More pages of the notebook',
  'contact.title': 'Come in, or write',
  'contact.text':
    'If you are after a book and cannot recall its title, tell us what it was about. That usually does it.',
  'locked.title': 'By password only',
  'closed.title': 'Back in a minute',
  'newsletter.page': 'Reader’s card',
} satisfies Dictionary<typeof es>
