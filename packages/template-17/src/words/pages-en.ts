import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.title': 'Wall',
  'blog.text': 'What we paste up in the street.',
  'blog.empty': 'The wall is clean.',
  'blog.more': 'Also on the wall',
  'contact.text': 'Write. A person answers.',
  'closed.title': 'Closed',
  'locked.title': 'Code only',
  'newsletter.page': 'Alerts',
  'callejon.channel': 'Channel',
  'callejon.fact': 'Detail',
  'callejon.door': 'Door',
  'callejon.way.chat': 'Chat',
  'callejon.way.socialChat': 'Messenger',
  'callejon.way.phone': 'Phone',
  'callejon.way.email': 'Email',
} as const satisfies Dictionary<typeof es>
