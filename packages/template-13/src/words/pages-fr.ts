import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'Guides et astuces de notre équipe.',
  'blog.none': 'Rien avec ces mots.',
  'blog.empty': 'Rien ici pour l’instant.',
  'contact.title': 'Parlez à l’équipe',
  'contact.text': 'Posez une question de taille, de commande ou autre. Une personne répond.',
  'locked.title': 'Vestiaire fermé',
  'closed.title': 'Mi-temps',
  'newsletter.page': 'Rejoignez l’équipe',
} satisfies Dictionary<typeof es>
