import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'Guias e truques do nosso time.',
  'blog.none': 'Nada com essas palavras.',
  'blog.empty': 'Ainda nada por aqui.',
  'contact.title': 'Fale com o time',
  'contact.text': 'Pergunte sobre um tamanho, um pedido ou o que precisar. Uma pessoa responde.',
  'locked.title': 'Vestiário fechado',
  'closed.title': 'Intervalo',
  'newsletter.page': 'Entre para o time',
} satisfies Dictionary<typeof es>
