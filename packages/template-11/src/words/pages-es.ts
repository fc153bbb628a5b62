/** Texts of pages without products, which other pages do not load. */
export default {
  'blog.title': 'Apuntes',
  'blog.text': 'Cómo elegir, medir y cuidar.',
  'nogal.askVisit': 'Quiero pasar a verlo',
  'nogal.visitMessage': 'Quiero pasar a ver un producto. Puedo ir el día ',
}
