import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'closed.title': 'Agora estamos fechados.',
  'shop.closed': 'No momento não estamos recebendo pedidos.',
  'contact.title': 'Quero falar com alguém',
  'contact.text': 'Prefere escrever com calma? Deixe sua mensagem e respondo por e-mail.',
  'contact.visit': 'Se quiser passar por aqui, estamos em:',
  'contact.call': 'Ligar',
  'blog.more': 'E se interessar:',
  'charla.blog': 'De vez em quando escrevo alguma coisa. Está tudo aqui:',
  'charla.contact': 'Escolha como fica melhor:',
  'charla.hours': 'Nosso horário: {hours}',
}

export default words
