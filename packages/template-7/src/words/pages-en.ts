import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Recipes',
  'blog.text': 'What we cook with what comes in.',
  'blog.search': 'Search recipes',
  'blog.results': 'Recipes with “{search}”',
  'blog.none': 'No recipe by that name.',
  'blog.empty': 'There are no recipes yet.',
  'blog.all': 'See all recipes',
  'blog.more': 'For another day',
  'contact.title': 'Contact us',
  'closed.title': 'We are closed for a little while',
  'canasta.ingredients': 'For this recipe',
  'canasta.addIngredients': 'Add the ingredients',
  'canasta.sendList': 'Send us your list',
  'canasta.sendListByChat':
    'Write what you need, or send a photo of the list. We will tell you what there is and keep it for you.',
  'canasta.sendListByForm': 'Write what you need, one thing per line. We will answer to the email you leave.',
  'canasta.sendListButton': 'Send my list',
  'canasta.listMessage': 'Hello {shop}. This is my list:\n',
}

export default words
