/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.back': 'Volver al pedido',
  'step.delivered': 'En tu casa',
}
