/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.empty': 'Tu caja está vacía: no hay nada que llevar.',
  'checkout.back': 'Volver a la caja',
  'trompo.hopscotch': 'Pasos de la compra',
  'trompo.hop': 'Seguir al paso {number}',
  'step.packing': 'Empacando',
  'step.delivered': 'En casa',
}
