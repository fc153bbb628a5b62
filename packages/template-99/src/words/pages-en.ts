import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'closed.title': 'We’re closed right now.',
  'shop.closed': 'We’re not taking orders at the moment.',
  'contact.title': 'I’d like to talk to someone',
  'contact.text': 'Rather write it down? Leave me a message and I’ll answer by email.',
  'contact.visit': 'If you want to come by, we’re here:',
  'contact.call': 'Call',
  'blog.more': 'And if you like:',
  'charla.blog': 'Now and then I write something. Here is all of it:',
  'charla.contact': 'Choose what suits you:',
  'charla.hours': 'Our hours: {hours}',
}

export default words
