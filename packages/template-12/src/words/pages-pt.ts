import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Diário',
  'blog.text': 'Notas da casa.',
  'blog.none': 'Nenhum artigo com essas palavras.',
  'blog.empty': 'O diário ainda está em branco.',
  'blog.more': 'Continuar lendo',
  'contact.title': 'Com hora marcada',
  'contact.text': 'Diga o que gostaria de ver e que dia é bom para você. Uma pessoa responde.',
  'contact.send': 'Pedir um horário',
  'locked.title': 'A vitrine está fechada',
  'closed.title': 'A vitrine está fechada',
  'newsletter.page': 'Um convite',
}

export default words
