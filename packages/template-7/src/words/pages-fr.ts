import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Idées',
  'blog.text': 'Ce qu’on fait de ce qui arrive.',
  'blog.search': 'Chercher une idée',
  'blog.results': 'Idées avec « {search} »',
  'blog.none': 'Rien avec ces mots.',
  'blog.empty': 'Il n’y a encore rien ici.',
  'blog.all': 'Voir toutes les idées',
  'blog.more': 'Pour un autre jour',
  'contact.title': 'Contactez-nous',
  'closed.title': 'Le rideau est baissé pour un moment',
  'canasta.ingredients': 'Ce qu’il vous faut',
  'canasta.addIngredients': 'Tout mettre au panier',
  'canasta.sendList': 'Envoyez-nous votre liste',
  'canasta.sendListByChat':
    'Écrivez ce qu’il vous faut, ou envoyez une photo de la liste. On vous dit ce qu’il y a et on vous le met de côté.',
  'canasta.sendListByForm':
    'Écrivez ce qu’il vous faut, un produit par ligne. On vous répond à l’adresse que vous laissez.',
  'canasta.sendListButton': 'Envoyer ma liste',
  'canasta.listMessage': 'Bonjour {shop}. Voici ma liste :\n',
}

export default words
