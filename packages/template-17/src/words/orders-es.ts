/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.title': 'Pagar',
  'step.placed': 'recibido',
  'step.paid': 'pagado',
  'step.packing': 'en la bolsa',
  'step.transit': 'en la calle',
  'step.delivered': 'entregado',
} as const
