/** Texts of pages without products, which other pages do not load. */
export default {
  'blog.title': 'Diario',
  'blog.text': 'Notas de la casa.',
  'blog.none': 'Ningún artículo con esas palabras.',
  'blog.empty': 'El diario aún está en blanco.',
  'blog.more': 'Seguir leyendo',
  'contact.title': 'Con cita',
  'contact.text': 'Dinos qué quieres ver y qué día te viene bien. Te contesta una persona.',
  'contact.send': 'Pedir la cita',
  'locked.title': 'La vitrina está cerrada',
  'closed.title': 'La vitrina está cerrada',
  'newsletter.page': 'Una invitación',
}
