import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Recettes',
  'blog.text': 'Ce qu’on cuisine avec ce qui arrive.',
  'blog.search': 'Chercher une recette',
  'blog.results': 'Recettes avec « {search} »',
  'blog.none': 'Aucune recette de ce nom.',
  'blog.empty': 'Il n’y a pas encore de recettes.',
  'blog.all': 'Voir toutes les recettes',
  'blog.more': 'Pour un autre jour',
  'contact.title': 'Contactez-nous',
  'closed.title': 'Le rideau est baissé pour un moment',
  'canasta.ingredients': 'Pour cette recette',
  'canasta.addIngredients': 'Ajouter les ingrédients',
  'canasta.sendList': 'Envoyez-nous votre liste',
  'canasta.sendListByChat':
    'Écrivez ce qu’il vous faut, ou envoyez une photo de la liste. On vous dit ce qu’il y a et on vous le met de côté.',
  'canasta.sendListByForm':
    'Écrivez ce qu’il vous faut, un produit par ligne. On vous répond à l’adresse que vous laissez.',
  'canasta.sendListButton': 'Envoyer ma liste',
  'canasta.listMessage': 'Bonjour {shop}. Voici ma liste :\n',
}

export default words
