/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.summary': 'Te llevas',
  'checkout.back': 'Volver a la pila',
  'checkout.empty': 'La pila está vacía: no hay nada que llevar.',
  'refusal.badQuantity': 'Una cantidad no es válida. Revisa tu pila.',
  'anaquel.step.placed': 'Anotado',
  'anaquel.step.paid': 'Pagado',
  'anaquel.step.packing': 'Envuelto',
  'anaquel.step.transit': 'En camino',
  'anaquel.step.delivered': 'En tus manos',
}
