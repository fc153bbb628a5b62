import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.title': 'Para ler com um adulto',
  'blog.text': 'Ideias para brincar, contadas sem pressa.',
  'blog.empty': 'Ainda não há nada para ler.',
  'closed.title': 'Hoje a caixa está fechada',
} satisfies Dictionary<typeof es>
