import type { Pages } from './dictionary.ts'

export default {
  'blog.title': 'Carnets d’atelier',
  'blog.text': 'Comment mesurer, comment entretenir, et pourquoi ce bois-là.',
  'nogal.askVisit': 'Je voudrais venir la voir à l’atelier',
  'nogal.visitMessage': 'Je voudrais passer à l’atelier voir une pièce. Je peux venir le ',
} satisfies Pages
