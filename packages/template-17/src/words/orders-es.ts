/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.title': 'Pagar',
  'callejon.log.placed': 'recibido',
  'callejon.log.paid': 'pagado',
  'callejon.log.packing': 'en la bolsa',
  'callejon.log.transit': 'en la calle',
  'callejon.log.delivered': 'entregado',
} as const
