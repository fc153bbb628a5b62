import type { Pages } from './dictionary.ts'

export default {
  'blog.title': 'Carnets',
  'blog.text': 'Comment choisir, mesurer et entretenir.',
  'nogal.askVisit': 'Je voudrais passer le voir',
  'nogal.visitMessage': 'Je voudrais passer voir un produit. Je peux venir le ',
} satisfies Pages
