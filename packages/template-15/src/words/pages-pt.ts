import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Cartas',
  'blog.text': 'Quando há algo para contar.',
  'blog.search': 'Buscar nas cartas',
  'blog.none': 'Nenhuma carta com essas palavras.',
  'blog.empty': 'Ainda não escrevemos.',
  'blog.more': 'Outras cartas',
  'contact.title': 'Contato',
  'contact.text': 'Venha nos ver, ou escreva: uma pessoa responde.',
  'locked.title': 'Só com código',
  'closed.title': 'Voltamos logo',
  'newsletter.page': 'Um fio por mês',
}

export default words
