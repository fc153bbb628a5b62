/** Texts of pages about orders, which other pages do not load. */
export default {
  'step.packing': 'Empacando',
  'step.delivered': 'En tu cancha',
}
