import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'O que se conversa entre o mercado e o fogão.',
  'blog.none': 'Nenhuma nota com essas palavras.',
  'blog.empty': 'Ainda não há notas: estamos cozinhando.',
  'contact.title': 'Venha ou escreva',
  'contact.text': 'Dúvidas, reservas ou um pedido grande: responde quem está no balcão.',
  'locked.title': 'Hoje atendemos só com código',
  'closed.title': 'Cozinha fechada',
  'newsletter.page': 'Direto da cozinha',
  'sazon.channels': 'Sem rodeios',
} satisfies Dictionary<typeof es>
