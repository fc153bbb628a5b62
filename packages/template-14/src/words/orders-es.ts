/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.summary': 'Te llevas',
  'step.placed': 'Anotado',
  'step.packing': 'Envuelto',
  'step.delivered': 'En tus manos',
}
