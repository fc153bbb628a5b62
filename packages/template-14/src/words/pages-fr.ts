import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.title': 'Carnet',
  'blog.text': 'Ce qui se raconte derrière le comptoir.',
  'blog.none': 'Aucune page du carnet ne porte ce nom.',
  'blog.empty': 'Le carnet est encore vierge.',
  'blog.more': 'D’autres pages du carnet',
  'contact.title': 'Entrez, ou écrivez',
  'contact.text': 'Si vous cherchez quelque chose sans en retrouver le nom, décrivez-le-nous. Cela suffit souvent.',
  'locked.title': 'Sur mot de passe',
  'closed.title': 'Je reviens tout de suite',
  'newsletter.page': 'Carte de lecteur',
} satisfies Dictionary<typeof es>
