import type { Dictionary } from './dictionary.ts'
import type es from './pages-es.ts'

const words: Dictionary<typeof es> = {
  'closed.title': 'Nous sommes fermés pour l’instant.',
  'shop.closed': 'Nous ne prenons pas de commandes en ce moment.',
  'contact.title': 'Je voudrais parler à quelqu’un',
  'contact.text': 'Vous préférez écrire tranquillement ? Laissez-moi un message, je réponds par e-mail.',
  'contact.visit': 'Si vous voulez passer, nous sommes ici :',
  'contact.call': 'Appeler',
  'blog.more': 'Et si cela vous intéresse :',
  'charla.blog': 'De temps en temps, j’écris quelque chose. Tout est ici :',
  'charla.contact': 'Choisissez ce qui vous va :',
  'charla.hours': 'Nos horaires : {hours}',
}

export default words
