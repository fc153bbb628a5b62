/** What only pages that sell nothing say, in this template’s voice. */
export default {
  'blog.title': 'Para leer con un adulto',
  'blog.text': 'Ideas para jugar, contadas sin prisa.',
  'blog.empty': 'Todavía no hay nada para leer.',
  'closed.title': 'Hoy la caja está cerrada',
}
