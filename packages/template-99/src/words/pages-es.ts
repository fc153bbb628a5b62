/** Texts of pages without products, which other pages do not load. */
const words = {
  'closed.title': 'Ahora estamos cerrados.',
  'shop.closed': 'Por ahora no tomamos pedidos.',
  'contact.title': 'Quiero hablar con alguien',
  'contact.text': '¿Prefieres escribir con calma? Déjame tu mensaje y te respondo al correo.',
  'contact.visit': 'Si quieres pasar, aquí estamos:',
  'contact.call': 'Llamar',
  'blog.more': 'Y si te interesa:',
  'charla.blog': 'De vez en cuando escribo algo. Aquí está todo:',
  'charla.contact': 'Elige cómo te queda mejor:',
  'charla.hours': 'Nuestro horario: {hours}',
} as const

export default words
