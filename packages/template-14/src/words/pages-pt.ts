import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'O que se conta atrás do balcão.',
  'contact.title': 'Entre, ou escreva',
  'contact.text': 'Se você procura algo e não lembra o nome, conte como era. Costuma bastar.',
  'locked.title': 'Só com senha',
  'closed.title': 'Volto já',
} satisfies Dictionary<typeof es>
