/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.back': 'Volver al pedido',
  'nogal.step.placed': 'Recibido',
  'nogal.step.paid': 'Pagado',
  'nogal.step.packing': 'En el taller',
  'nogal.step.transit': 'En camino',
  'nogal.step.delivered': 'En tu casa',
}
