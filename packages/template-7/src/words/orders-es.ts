/** Texts of pages about orders, which other pages do not load. */
const words = {
  'checkout.back': 'Volver a la canasta',
  'checkout.empty': 'Tu canasta está vacía: no hay nada que pagar.',
  'refusal.badQuantity': 'Una cantidad no es válida. Revisa tu canasta.',
  'canasta.step.delivery': '¿A dónde te lo llevamos?',
  'canasta.step.payment': '¿Cómo nos pagas?',
  'canasta.whichDay': '¿Te queda mejor un día?',
  'canasta.deliverOn': 'Entregar el {day}.',
  'canasta.replaceNote': 'Si falta, reemplazar por algo parecido: {names}.',
  'canasta.way': 'Cómo va tu pedido',
  'step.placed': 'Anotado',
  'step.paid': 'Pagado',
  'step.packing': 'Llenando la canasta',
  'step.delivered': 'En tus manos',
  'canasta.way.done': 'listo',
} as const

export default words
