/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.back': 'Volver al canasto',
  'checkout.empty': 'Tu canasto está vacío: no hay nada que pedir.',
  'refusal.badQuantity': 'Una cantidad no es válida. Revisa tu canasto.',
  'telar.step.placed': 'Recibido',
  'telar.step.paid': 'Pagado',
  'telar.step.packing': 'Lo envolvemos',
  'telar.step.transit': 'En camino',
  'telar.step.delivered': 'En tus manos',
}
