import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Cartas',
  'blog.text': 'Do ateliê, quando há algo para contar.',
  'blog.search': 'Buscar nas cartas',
  'blog.none': 'Nenhuma carta tem esse nome.',
  'blog.empty': 'Ainda não escrevemos.',
  'blog.more': 'Outras cartas',
  'contact.title': 'O ateliê',
  'contact.text': 'Venha nos ver tecer, ou escreva: quem responde é gente.',
  'locked.title': 'O tear está coberto',
  'closed.title': 'O tear está coberto',
  'newsletter.page': 'Um fio por mês',
}

export default words
