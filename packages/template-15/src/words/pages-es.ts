/** Texts of pages that sell nothing, which other pages do not load. */
export default {
  'blog.title': 'Cartas',
  'blog.text': 'Del taller, cuando hay algo que contar.',
  'blog.search': 'Buscar en las cartas',
  'blog.none': 'Ninguna carta se llama así.',
  'blog.empty': 'Todavía no hemos escrito.',
  'blog.more': 'Otras cartas',
  'contact.title': 'El taller',
  'contact.text': 'Ven a vernos tejer, o escríbenos: contesta una persona.',
  'locked.title': 'El telar está tapado',
  'closed.title': 'El telar está tapado',
  'newsletter.page': 'Un hilo al mes',
}
