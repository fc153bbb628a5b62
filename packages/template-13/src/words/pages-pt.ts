import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'Planos, medidas e truques de quem corre com você.',
  'blog.none': 'Nada com essas palavras.',
  'blog.empty': 'Nenhuma jogada ainda.',
  'contact.title': 'Fale com o time',
  'contact.text': 'Pergunte por um tamanho, um pedido ou uma rota. Uma pessoa responde.',
  'locked.title': 'Vestiário fechado',
  'closed.title': 'Intervalo',
  'newsletter.page': 'Entre para o time',
} satisfies Dictionary<typeof es>
