/** Texts of pages without products, which other pages do not load. */
export default {
  'contact.title': 'Ven o escribe',
  'contact.text': 'Una duda o un pedido grande: contesta quien está en el local.',
  'locked.title': 'Hoy atendemos a puerta cerrada',
  'sazon.channels': 'Sin vueltas',
}
