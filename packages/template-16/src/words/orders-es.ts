/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.back': 'Volver a la comanda',
  'checkout.place': 'Mandar a cocina',
  'checkout.placing': 'Mandando a cocina…',
  'checkout.empty': 'La comanda está en blanco.',
  'delivery.address': 'Delivery',
  'delivery.pickUp': 'Recoger en el local',
  'order.products': 'La comanda',
  'sazon.sendFor': '{words} · para {when}',
  'sazon.madeAt': 'Llegó con la cocina cerrada. Se prepara {when}.',
  'step.packing': 'En preparación',
}
