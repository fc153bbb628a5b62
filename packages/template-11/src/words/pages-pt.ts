import type { Pages } from './dictionary.ts'

export default {
  'blog.title': 'Notas',
  'blog.text': 'Como escolher, medir e cuidar.',
  'nogal.askVisit': 'Quero passar aí para ver',
  'nogal.visitMessage': 'Quero passar aí para ver um produto. Posso ir no dia ',
} satisfies Pages
