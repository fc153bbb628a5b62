import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Lettres',
  'blog.text': 'De l’atelier, quand il y a quelque chose à raconter.',
  'blog.search': 'Chercher dans les lettres',
  'blog.none': 'Aucune lettre ne porte ce nom.',
  'blog.empty': 'Nous n’avons pas encore écrit.',
  'blog.more': 'D’autres lettres',
  'contact.title': 'L’atelier',
  'contact.text': 'Venez nous voir tisser, ou écrivez : c’est une personne qui répond.',
  'locked.title': 'Le métier est couvert',
  'closed.title': 'Le métier est couvert',
  'newsletter.page': 'Un fil par mois',
}

export default words
