/** Texts of pages without products, which other pages do not load. */
const words = {
  'blog.title': 'Ideas',
  'blog.text': 'Lo que hacemos con lo que llega.',
  'blog.search': 'Buscar ideas',
  'blog.results': 'Ideas con «{search}»',
  'blog.none': 'Nada con esas palabras.',
  'blog.empty': 'Todavía no hay nada por aquí.',
  'blog.all': 'Ver todas las ideas',
  'blog.more': 'Para otro día',
  'contact.title': 'Habla con nosotros',
  'closed.title': 'Bajamos la persiana un rato',
  'canasta.ingredients': 'Lo que necesitas',
  'canasta.addIngredients': 'Poner todo en la canasta',
  'canasta.sendList': 'Mándanos tu lista',
  'canasta.sendListByChat':
    'Escríbenos lo que necesitas, o mándale una foto a la lista. Te decimos qué hay y te lo apartamos.',
  'canasta.sendListByForm': 'Escríbenos lo que necesitas, un producto por línea. Te respondemos al correo que dejes.',
  'canasta.sendListButton': 'Enviar mi lista',
  'canasta.listMessage': 'Hola, {shop}. Esta es mi lista:\n',
} as const

export default words
