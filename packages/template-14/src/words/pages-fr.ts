import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'blog.text': 'Ce qui se raconte derrière le comptoir.',
  'contact.title': 'Entrez, ou écrivez',
  'contact.text': 'Si vous cherchez quelque chose sans en retrouver le nom, décrivez-le-nous. Cela suffit souvent.',
  'locked.title': 'Sur mot de passe',
  'closed.title': 'Je reviens tout de suite',
} satisfies Dictionary<typeof es>
