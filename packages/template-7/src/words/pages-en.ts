import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Ideas',
  'blog.text': 'What we make of what comes in.',
  'blog.search': 'Search ideas',
  'blog.results': 'Ideas with “{search}”',
  'blog.none': 'Nothing with those words.',
  'blog.empty': 'Nothing here yet.',
  'blog.all': 'See all ideas',
  'blog.more': 'For another day',
  'contact.title': 'Contact us',
  'closed.title': 'We are closed for a little while',
  'canasta.ingredients': 'What you need',
  'canasta.addIngredients': 'Add all to basket',
  'canasta.sendList': 'Send us your list',
  'canasta.sendListByChat':
    'Write what you need, or send a photo of the list. We will tell you what there is and keep it for you.',
  'canasta.sendListByForm': 'Write what you need, one thing per line. We will answer to the email you leave.',
  'canasta.sendListButton': 'Send my list',
  'canasta.listMessage': 'Hello {shop}. This is my list:\n',
}

export default words
