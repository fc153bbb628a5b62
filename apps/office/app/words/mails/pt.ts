import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  views: 'Quais textos',
  view: { chats: 'WhatsApp', mails: 'E-mails' },
  intro: 'Os e-mails a quem compra saem sozinhos em cada passo do pedido. Aqui você acrescenta umas linhas suas.',
  from: 'Saem nos e-mails daqui em diante, no idioma em que você escrever.',
  when: {
    confirmed: 'Quando você confirma o pedido.',
    changed: 'Quando você muda o endereço ou o pagamento.',
    paid: 'Quando o dinheiro chega.',
    sent: 'Quando o pedido sai, e também quando já pode ser retirado.',
    delivered: 'Quando é entregue.',
    returned: 'Quando o pacote volta à sua loja.',
    refunded: 'Quando você devolve dinheiro.',
    cancelled: 'Quando você cancela o pedido.',
    lapsed: 'Quando ninguém confirmou o pedido a tempo.',
  },
  steps: {
    confirmed: 'Pedido confirmado',
    changed: 'Pedido alterado',
    paid: 'Pagamento recebido',
    sent: 'A caminho',
    delivered: 'Entregue',
    returned: 'De volta à loja',
    refunded: 'Dinheiro devolvido',
    cancelled: 'Cancelado',
    lapsed: 'Vencido',
  },
  own: 'As suas linhas',
  blank: (most) => `Até ${most} caracteres. Em branco: o e-mail sai sem linhas suas.`,
  count: (used, most) => `${used} de ${most} caracteres. Em branco: o e-mail sai sem linhas suas.`,
  preview: 'O que o e-mail diz',
  tooLong: (used, most) => `Tem ${used} caracteres, e cabem ${most}.`,
  buyer: 'Marcela',
}
