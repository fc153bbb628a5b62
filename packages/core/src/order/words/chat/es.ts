import type { ChatText } from '../../chat-text.ts'

/** Default texts of chats to buyers, in Spanish. */
export const chatWordsEs: Readonly<Record<ChatText, string>> = {
  confirm:
    'Hola, {name}. Te escribimos de {shop}: recibimos tu pedido {number} por {total}. ¿Lo confirmas para enviártelo?',
  payment: 'Hola, {name}. Te escribimos de {shop}: tu pedido {number} por {total} espera el pago. ¿Te ayudamos?',
  ready: 'Hola, {name}. Tu pedido {number} de {shop} está listo: puedes pasar a recogerlo.',
  onTheWay:
    'Hola, {name}. Tu pedido {number} de {shop} va en camino. Lo lleva {carrier}. La guía es {guide}. Míralo aquí: {link}',
  arrived: 'Hola, {name}. ¿Te llegó tu pedido {number} de {shop}?',
  hello: 'Hola, {name}. Te escribimos de {shop} por tu pedido {number}.',
}
