import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Ideias',
  'blog.text': 'O que a gente faz com o que chega.',
  'blog.search': 'Buscar ideias',
  'blog.results': 'Ideias com “{search}”',
  'blog.none': 'Nada com essas palavras.',
  'blog.empty': 'Ainda não há nada por aqui.',
  'blog.all': 'Ver todas as ideias',
  'blog.more': 'Para outro dia',
  'contact.title': 'Fale com a gente',
  'closed.title': 'Baixamos a porta por um tempinho',
  'canasta.ingredients': 'O que você precisa',
  'canasta.addIngredients': 'Pôr tudo na cesta',
  'canasta.sendList': 'Mande a sua lista',
  'canasta.sendListByChat':
    'Escreva o que precisa, ou mande uma foto da lista. A gente diz o que tem e separa para você.',
  'canasta.sendListByForm': 'Escreva o que precisa, um produto por linha. A gente responde no e-mail que você deixar.',
  'canasta.sendListButton': 'Enviar minha lista',
  'canasta.listMessage': 'Oi, {shop}. Esta é a minha lista:\n',
}

export default words
