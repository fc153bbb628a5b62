import type { ChatText } from '../../chat-text.ts'

/** Default texts of chats to buyers, in Portuguese. */
export const chatWordsPt: Readonly<Record<ChatText, string>> = {
  confirm:
    'Olá, {name}. Aqui é da {shop}: recebemos o seu pedido {number} de {total}. Você confirma para a gente enviar?',
  payment: 'Olá, {name}. Aqui é da {shop}: o seu pedido {number} de {total} espera o pagamento. Podemos ajudar?',
  ready: 'Olá, {name}. O seu pedido {number} da {shop} está pronto: pode vir retirar.',
  onTheWay:
    'Olá, {name}. O seu pedido {number} da {shop} está a caminho. Quem leva é {carrier}. O código de rastreio é {guide}. Veja aqui: {link}',
  arrived: 'Olá, {name}. O seu pedido {number} da {shop} chegou?',
  hello: 'Olá, {name}. Aqui é da {shop}, sobre o seu pedido {number}.',
}
