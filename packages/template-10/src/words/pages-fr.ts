import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.title': 'À lire avec un grand',
  'blog.text': 'Des idées de jeux, racontées sans se presser.',
  'blog.empty': 'Il n’y a encore rien à lire.',
  'closed.title': 'Aujourd’hui, le coffre est fermé',
} satisfies Dictionary<typeof es>
