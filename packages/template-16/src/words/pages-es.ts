/** Texts of pages that sell nothing, which other pages do not load. */
export default {
  'blog.text': 'Lo que se conversa entre el mercado y la cocina.',
  'blog.none': 'Ninguna nota con esas palabras.',
  'blog.empty': 'Todavía no hay notas: estamos cocinando.',
  'contact.title': 'Ven o escribe',
  'contact.text': 'Reservas, alergias o un pedido grande: contesta quien está en el local.',
  'locked.title': 'Hoy es función privada',
  'closed.title': 'Cocina cerrada',
  'newsletter.page': 'Lo que sale de la cocina',
  'sazon.channels': 'Sin vueltas',
}
