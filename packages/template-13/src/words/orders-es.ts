/** Texts of pages about orders, which other pages do not load. */
export default {
  'cancha.step.placed': 'Recibido',
  'cancha.step.paid': 'Pagado',
  'cancha.step.packing': 'Empacando',
  'cancha.step.transit': 'En camino',
  'cancha.step.delivered': 'En tu cancha',
}
