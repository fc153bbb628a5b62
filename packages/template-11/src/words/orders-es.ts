/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.back': 'Volver al pedido',
  'nogal.step.placed': 'Recibido',
  'nogal.step.paid': 'Pagado',
  'nogal.step.packing': 'En preparación',
  'nogal.step.transit': 'En camino',
  'nogal.step.delivered': 'En tu casa',
}
