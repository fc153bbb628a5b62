import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Receitas',
  'blog.text': 'O que a gente cozinha com o que chega.',
  'blog.search': 'Buscar receitas',
  'blog.results': 'Receitas com “{search}”',
  'blog.none': 'Nenhuma receita tem esse nome.',
  'blog.empty': 'Ainda não há receitas.',
  'blog.all': 'Ver todas as receitas',
  'blog.more': 'Para outro dia',
  'contact.title': 'Fale com a gente',
  'closed.title': 'Baixamos a porta por um tempinho',
  'canasta.ingredients': 'Para esta receita',
  'canasta.addIngredients': 'Pôr os ingredientes',
  'canasta.sendList': 'Mande a sua lista',
  'canasta.sendListByChat':
    'Escreva o que precisa, ou mande uma foto da lista. A gente diz o que tem e separa para você.',
  'canasta.sendListByForm': 'Escreva o que precisa, um produto por linha. A gente responde no e-mail que você deixar.',
  'canasta.sendListButton': 'Enviar minha lista',
  'canasta.listMessage': 'Oi, {shop}. Esta é a minha lista:\n',
}

export default words
