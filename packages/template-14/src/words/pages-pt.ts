import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.title': 'Caderno',
  'blog.text': 'O que se conta atrás do balcão.',
  'blog.none': 'Nenhuma página do caderno tem esse nome.',
  'blog.empty': 'O caderno ainda está em branco.',
  'blog.more': 'Mais páginas do caderno',
  'contact.title': 'Entre, ou escreva',
  'contact.text': 'Se você procura algo e não lembra o nome, conte como era. Costuma bastar.',
  'locked.title': 'Só com senha',
  'closed.title': 'Volto já',
  'newsletter.page': 'Ficha de leitor',
} satisfies Dictionary<typeof es>
