import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.title': 'Mur',
  'blog.text': 'Ce qu’on colle dans la rue.',
  'blog.empty': 'Le mur est propre.',
  'blog.more': 'Aussi sur le mur',
  'contact.text': 'Écrivez. Une personne répond.',
  'closed.title': 'Fermé',
  'locked.title': 'Sur code',
  'newsletter.page': 'Alertes',
  'callejon.channel': 'Canal',
  'callejon.fact': 'Info',
  'callejon.door': 'Porte',
  'callejon.way.chat': 'Tchat',
  'callejon.way.socialChat': 'Messenger',
  'callejon.way.phone': 'Téléphone',
  'callejon.way.email': 'E-mail',
} as const satisfies Dictionary<typeof es>
