/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.summary': 'Te llevas',
  'checkout.back': 'Volver a la pila',
  'checkout.empty': 'La pila está vacía: no hay nada que llevar.',
  'refusal.badQuantity': 'Una cantidad no es válida. Revisa tu pila.',
  'step.placed': 'Anotado',
  'step.packing': 'Envuelto',
  'step.delivered': 'En tus manos',
}
