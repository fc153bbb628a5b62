/** Texts of pages without products, which other pages do not load. */
export default {
  'blog.text': 'Lo que se cuenta detrás del mostrador.',
  'contact.title': 'Pasa, o escribe',
  'contact.text': 'Si buscas algo y no te acuerdas del nombre, cuéntanos cómo era. Suele alcanzar.',
  'locked.title': 'Solo con contraseña',
  'closed.title': 'Vuelvo enseguida',
}
