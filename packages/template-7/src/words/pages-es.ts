/** Texts of pages that sell nothing, which other pages do not load. */
const words = {
  'blog.title': 'Recetas',
  'blog.text': 'Lo que cocinamos con lo que llega.',
  'blog.search': 'Buscar recetas',
  'blog.results': 'Recetas con «{search}»',
  'blog.none': 'Ninguna receta se llama así.',
  'blog.empty': 'Todavía no hay recetas.',
  'blog.all': 'Ver todas las recetas',
  'blog.more': 'Para otro día',
  'contact.title': 'Habla con el puesto',
  'closed.title': 'Bajamos la persiana un rato',
  'canasta.ingredients': 'Para esta receta',
  'canasta.addIngredients': 'Agregar ingredientes',
  'canasta.sendList': 'Mándanos tu lista',
  'canasta.sendListByChat':
    'Escríbenos lo que necesitas, o mándale una foto a la lista. Te decimos qué hay y te lo apartamos.',
  'canasta.sendListByForm': 'Escríbenos lo que necesitas, un producto por línea. Te respondemos al correo que dejes.',
  'canasta.sendListButton': 'Enviar mi lista',
  'canasta.listMessage': 'Hola, {shop}. Esta es mi lista:\n',
} as const

export default words
