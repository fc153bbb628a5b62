/** Texts of pages that sell nothing, which other pages do not load. */
export default {
  'blog.text': 'Lo que se conversa entre el mercado y la cocina.',
  'blog.none': 'Ninguna nota con esas palabras.',
  'blog.empty': 'Todavía no hay notas: estamos cocinando.',
  'contact.title': 'Ven o escribe',
  'contact.text': 'Dudas, reservas o un pedido grande: contesta quien está en el local.',
  'locked.title': 'Hoy atendemos a puerta cerrada',
  'closed.title': 'Cocina cerrada',
  'newsletter.page': 'Lo que sale de la cocina',
  'sazon.channels': 'Sin vueltas',
}
