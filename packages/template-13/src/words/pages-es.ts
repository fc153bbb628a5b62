/** Texts of pages that sell nothing, which other pages do not load. */
export default {
  'blog.text': 'Planes, medidas y trucos de quienes corren contigo.',
  'blog.none': 'Nada con esas palabras.',
  'blog.empty': 'Sin jugadas aún.',
  'contact.title': 'Habla con el equipo',
  'contact.text': 'Pregunta por una talla, un pedido o una ruta. Contesta una persona.',
  'locked.title': 'Vestidor cerrado',
  'closed.title': 'Medio tiempo',
  'newsletter.page': 'Entra al equipo',
}
