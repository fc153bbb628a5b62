import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

export default {
  'contact.title': 'Passez ou écrivez',
  'contact.text': 'Une question ou une grosse commande : c’est le comptoir qui répond.',
  'locked.title': 'Aujourd’hui, sur code uniquement',
  'sazon.channels': 'Sans détour',
} satisfies Dictionary<typeof es>
