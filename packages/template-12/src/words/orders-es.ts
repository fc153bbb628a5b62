/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.back': 'Volver al estuche',
  'checkout.empty': 'Tu estuche está vacío: no hay nada que pedir.',
  'refusal.badQuantity': 'Una cantidad no es válida. Revisa tu estuche.',
  'step.paid': 'Pagado',
  'step.packing': 'En su caja',
  'step.delivered': 'Entregado',
}
