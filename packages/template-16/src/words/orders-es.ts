/** Texts of pages about orders, which other pages do not load. */
export default {
  'checkout.back': 'Volver al pedido',
  'sazon.sendFor': '{words} · para {when}',
  'sazon.madeAt': 'Llegó fuera de horario. Se prepara {when}.',
  'step.packing': 'En preparación',
}
