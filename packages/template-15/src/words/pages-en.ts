import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Letters',
  'blog.text': 'Whenever there is something to tell.',
  'blog.search': 'Search our letters',
  'blog.none': 'No letter with those words.',
  'blog.empty': 'We have not written yet.',
  'blog.more': 'More letters',
  'contact.title': 'Contact',
  'contact.text': 'Come and see us, or write: a person answers.',
  'locked.title': 'By code only',
  'closed.title': 'Back soon',
  'newsletter.page': 'A thread a month',
}

export default words
