import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Lettres',
  'blog.text': 'Quand il y a quelque chose à raconter.',
  'blog.search': 'Chercher dans les lettres',
  'blog.none': 'Aucune lettre avec ces mots.',
  'blog.empty': 'Nous n’avons pas encore écrit.',
  'blog.more': 'D’autres lettres',
  'contact.title': 'Contact',
  'contact.text': 'Venez nous voir, ou écrivez : c’est une personne qui répond.',
  'locked.title': 'Sur code',
  'closed.title': 'De retour bientôt',
  'newsletter.page': 'Un fil par mois',
}

export default words
