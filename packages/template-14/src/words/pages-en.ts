import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.title': 'Notebook',
  'blog.text': 'Stories from behind the counter.',
  'blog.none': 'No page of the notebook goes by that name.',
  'blog.empty': 'The notebook is still blank.',
  'blog.more': 'More pages of the notebook',
  'contact.title': 'Come in, or write',
  'contact.text':
    'If you are after something and cannot recall its name, tell us what it was like. That usually does it.',
  'locked.title': 'By password only',
  'closed.title': 'Back in a minute',
  'newsletter.page': 'Reader’s card',
} satisfies Dictionary<typeof es>
