import type { Pages } from './dictionary.ts'

export default {
  'blog.title': 'Notes from the workshop',
  'blog.text': 'How to measure, how to look after it, and why that wood.',
  'nogal.askVisit': 'I would like to come and see it',
  'nogal.visitMessage': 'I would like to visit the workshop and see a piece. I could come on ',
} satisfies Pages
