import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'blog.title': 'Journal',
  'blog.text': 'Notes de la maison.',
  'blog.none': 'Aucun article avec ces mots.',
  'blog.empty': 'Le journal est encore blanc.',
  'blog.more': 'Poursuivre',
  'contact.title': 'Sur rendez-vous',
  'contact.text': 'Dites-nous ce que vous aimeriez voir, et quel jour. C’est une personne qui répond.',
  'contact.send': 'Demander un rendez-vous',
  'locked.title': 'La vitrine est fermée',
  'closed.title': 'La vitrine est fermée',
  'newsletter.page': 'Une invitation',
}

export default words
