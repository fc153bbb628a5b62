/** Texts of pages without products, which other pages do not load. */
export default {
  'blog.text': 'Guías y trucos de nuestro equipo.',
  'blog.none': 'Nada con esas palabras.',
  'blog.empty': 'Todavía nada por aquí.',
  'contact.title': 'Habla con el equipo',
  'contact.text': 'Pregunta por una talla, un pedido o lo que necesites. Contesta una persona.',
  'locked.title': 'Vestidor cerrado',
  'closed.title': 'Medio tiempo',
  'newsletter.page': 'Entra al equipo',
}
