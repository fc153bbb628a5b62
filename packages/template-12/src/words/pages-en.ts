import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Journal',
  'blog.text': 'From the workbench.',
  'blog.none': 'No article goes by that name.',
  'blog.empty': 'The journal is still blank.',
  'blog.more': 'Keep reading',
  'contact.title': 'By appointment',
  'contact.text': 'Say what you would like to see, and which day suits you. A person will answer.',
  'contact.send': 'Ask for the appointment',
  'locked.title': 'The case is closed',
  'closed.title': 'The case is closed',
  'newsletter.page': 'An invitation',
}

export default words
