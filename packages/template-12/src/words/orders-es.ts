/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.back': 'Volver al joyero',
  'checkout.empty': 'Tu joyero está vacío: no hay nada que pedir.',
  'refusal.badQuantity': 'Una cantidad no es válida. Revisa tu joyero.',
  'vitrina.step.placed': 'Recibido',
  'vitrina.step.paid': 'Pagado',
  'vitrina.step.packing': 'En su estuche',
  'vitrina.step.transit': 'En camino',
  'vitrina.step.delivered': 'Entregado',
}
