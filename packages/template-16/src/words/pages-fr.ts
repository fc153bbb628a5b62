import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'Ce qui se raconte entre le marché et les fourneaux.',
  'blog.none': 'Aucune note avec ces mots.',
  'blog.empty': 'Pas encore de notes : on cuisine.',
  'contact.title': 'Passez ou écrivez',
  'contact.text': 'Question, réservation ou grosse commande : c’est le comptoir qui répond.',
  'locked.title': 'Aujourd’hui, sur code uniquement',
  'closed.title': 'Cuisine fermée',
  'newsletter.page': 'Ça sort de la cuisine',
  'sazon.channels': 'Sans détour',
} satisfies Dictionary<typeof es>
