import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Letters',
  'blog.text': 'From the workshop, when there is something to tell.',
  'blog.search': 'Search our letters',
  'blog.none': 'No letter goes by that name.',
  'blog.empty': 'We have not written yet.',
  'blog.more': 'More letters',
  'contact.title': 'The workshop',
  'contact.text': 'Come and watch us weave, or write: a person answers.',
  'locked.title': 'The loom is covered',
  'closed.title': 'The loom is covered',
  'newsletter.page': 'A thread a month',
}

export default words
