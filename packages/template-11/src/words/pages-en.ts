import type { Pages } from './dictionary.ts'

export default {
  'blog.title': 'Notes',
  'blog.text': 'How to choose, measure and look after things.',
  'nogal.askVisit': 'I would like to come and see it',
  'nogal.visitMessage': 'I would like to come and see a product. I could come on ',
} satisfies Pages
