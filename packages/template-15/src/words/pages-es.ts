/** Texts of pages without products, which other pages do not load. */
export default {
  'blog.title': 'Cartas',
  'blog.text': 'Cuando hay algo que contar.',
  'blog.search': 'Buscar en las cartas',
  'blog.none': 'Ninguna carta con esas palabras.',
  'blog.empty': 'Todavía no hemos escrito.',
  'blog.more': 'Otras cartas',
  'contact.title': 'Contacto',
  'contact.text': 'Ven a vernos, o escríbenos: contesta una persona.',
  'locked.title': 'Solo con código',
  'closed.title': 'Volvemos pronto',
  'newsletter.page': 'Un hilo al mes',
}
