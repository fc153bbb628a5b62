import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.title': 'Muro',
  'blog.text': 'O que a gente cola na rua.',
  'blog.empty': 'O muro está limpo.',
  'blog.more': 'Também no muro',
  'contact.text': 'Escreva. Uma pessoa responde.',
  'closed.title': 'Fechado',
  'locked.title': 'Só com código',
  'newsletter.page': 'Avisos',
  'callejon.channel': 'Canal',
  'callejon.fact': 'Dado',
  'callejon.door': 'Porta',
  'callejon.way.chat': 'Chat',
  'callejon.way.socialChat': 'Messenger',
  'callejon.way.phone': 'Telefone',
  'callejon.way.email': 'E-mail',
} as const satisfies Dictionary<typeof es>
