/** Texts of pages that sell nothing, which other pages do not load. */
export default {
  'blog.title': 'Cuaderno',
  'blog.text': 'Lo que se lee detrás del mostrador.',
  'blog.none': 'Ninguna página del cuaderno se llama así.',
  'blog.empty': 'El cuaderno todavía está en blanco.',
  'blog.more': 'Más páginas del cuaderno',
  'contact.title': 'Pasa, o escribe',
  'contact.text': 'Si buscas un libro y no te acuerdas del título, cuéntanos de qué trataba. Suele alcanzar.',
  'locked.title': 'Solo con contraseña',
  'closed.title': 'Vuelvo enseguida',
  'newsletter.page': 'Ficha de lector',
}
