import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Journal',
  'blog.text': 'Notes from the house.',
  'blog.none': 'No articles with those words.',
  'blog.empty': 'The journal is still blank.',
  'blog.more': 'Keep reading',
  'contact.title': 'By appointment',
  'contact.text': 'Say what you would like to see, and which day suits you. A person will answer.',
  'contact.send': 'Request an appointment',
  'locked.title': 'The showcase is closed',
  'closed.title': 'The showcase is closed',
  'newsletter.page': 'An invitation',
}

export default words
