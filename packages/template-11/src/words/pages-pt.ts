import type { Pages } from './dictionary.ts'

export default {
  'blog.title': 'Cadernos da oficina',
  'blog.text': 'Como medir, como cuidar e por que esta madeira.',
  'nogal.askVisit': 'Quero passar na oficina para ver',
  'nogal.visitMessage': 'Quero passar na oficina para ver uma peça. Posso ir no dia ',
} satisfies Pages
