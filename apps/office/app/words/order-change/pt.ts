import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  title: 'Mudar endereço ou pagamento',
  hint: 'Dá para mudar até você embalar, e fica no histórico. Se quem comprou já recebeu um e-mail sobre este pedido, avisamos da mudança por e-mail.',
  name: 'Nome de quem compra',
  phone: 'Telefone de quem compra',
  how: 'Como chega',
  kinds: { address: 'Em um endereço', pickUp: 'A pessoa retira' },
  branch: 'Filial onde a pessoa retira',
  chooseBranch: 'Escolha uma filial',
  details: 'Complemento (opcional)',
  neighbourhood: 'Bairro (opcional)',
  postcode: 'CEP',
  take: 'Mudar',
  costs: (before, after, wasTotal, total) =>
    `O frete passa de ${before} para ${after}: o total não é mais ${wasTotal}, e sim ${total}.`,
  takeCosts: (total) => `Mudar: total ${total}`,
  done: (number) => `Pedido ${number} alterado.`,
  doneMailed: (number) => `Pedido ${number} alterado. O e-mail sai em 20 segundos.`,
  same: (number) => `Nada mudou no pedido ${number}.`,
  late: 'Já não dá: o pedido está embalado, a caminho ou foi cancelado.',
  paid: 'Este pedido já foi pago, ou está sendo pago on-line, e lá o frete custa outro valor. Combine a diferença com quem comprou.',
  stale: 'Alguém mudou este pedido enquanto você escrevia. O seu continua aqui: confira e envie de novo.',
  cityWrong: 'Não entregamos nessa cidade, ou não a conhecemos. Confira a cidade e o estado.',
  methodWrong: 'Com essa entrega não dá para pagar assim. Escolha outra forma de pagamento.',
  nameWrong: 'Escreva o nome completo.',
  branchWrong: 'Escolha uma filial onde a pessoa possa retirar.',
  happened: {
    buyer: 'Mudou o nome ou o telefone de quem compra',
    address: 'Mudou o endereço',
    payment: 'Mudou a forma de pagamento',
    total: 'Mudou o total',
  },
}
