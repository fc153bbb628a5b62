import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'Plans, mesures et astuces de ceux qui courent avec vous.',
  'blog.none': 'Rien avec ces mots.',
  'blog.empty': 'Aucun jeu pour l’instant.',
  'contact.title': 'Parlez à l’équipe',
  'contact.text': 'Posez une question de taille, de commande ou de parcours. Une personne répond.',
  'locked.title': 'Vestiaire fermé',
  'closed.title': 'Mi-temps',
  'newsletter.page': 'Rejoignez l’équipe',
} satisfies Dictionary<typeof es>
