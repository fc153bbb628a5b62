/** Texts of pages that sell nothing, which other pages do not load. */
export default {
  'blog.title': 'Cuaderno',
  'blog.text': 'Lo que se cuenta detrás del mostrador.',
  'blog.none': 'Ninguna página del cuaderno se llama así.',
  'blog.empty': 'El cuaderno todavía está en blanco.',
  'blog.more': 'Más páginas del cuaderno',
  'contact.title': 'Pasa, o escribe',
  'contact.text': 'Si buscas algo y no te acuerdas del nombre, cuéntanos cómo era. Suele alcanzar.',
  'locked.title': 'Solo con contraseña',
  'closed.title': 'Vuelvo enseguida',
  'newsletter.page': 'Ficha de lector',
}
