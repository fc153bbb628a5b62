/** Texts of pages that sell nothing, which other pages do not load. */
export default {
  'blog.title': 'Apuntes del taller',
  'blog.text': 'Cómo se mide, cómo se cuida y por qué esa madera.',
  'nogal.askVisit': 'Quiero pasar a verla por el taller',
  'nogal.visitMessage': 'Quiero pasar por el taller a ver una pieza. Puedo ir el día ',
}
