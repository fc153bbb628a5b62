/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.back': 'Volver al canasto',
  'checkout.empty': 'Tu canasto está vacío: no hay nada que pedir.',
  'refusal.badQuantity': 'Una cantidad no es válida. Revisa tu canasto.',
  'step.packing': 'Lo envolvemos',
  'step.delivered': 'En tus manos',
}
