import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  title: 'O dinheiro',
  states: {
    started: 'Não concluído',
    pending: 'Em processamento',
    paid: 'Pago',
    rejected: 'Recusado',
    expired: 'Expirado',
    refunded: 'Devolvido',
  },
  instruments: {
    card: 'Cartão',
    pse: 'PSE',
    nequi: 'Nequi',
    daviplata: 'Daviplata',
    bankTransfer: 'Transferência bancária',
    cash: 'Dinheiro',
    safetyPay: 'SafetyPay',
    wallet: 'Carteira',
    credit: 'Crédito',
  },
  started: 'Início',
  updated: 'Última mudança',
  reference: 'Referência',
  receipt: 'Comprovante',
  account: 'Conta',
  live: 'Real',
  test: 'De teste',
  proof: (at) => `Quem comprou enviou um comprovante: ${at}`,
  proofHint: 'Pode ser falso: confira na sua conta se o dinheiro chegou.',
  proofOpen: 'Ver o comprovante',
  proofSave: 'Baixar',
  note: 'Nota do pagamento (opcional)',
  noteHint: 'O número do comprovante, por exemplo. Fica no histórico do pedido.',
  troubled: 'Problemas com o dinheiro',
  anyTrouble: 'Qualquer problema com o dinheiro',
  troubles: {
    paidTwice: {
      name: 'Pago duas vezes',
      what: 'Foi pago duas vezes.',
      todo: 'Devolva um dos dois pagamentos aqui ou no painel do seu provedor.',
    },
    paidButCancelled: {
      name: 'Pago e cancelado',
      what: 'Está cancelado, mas o dinheiro chegou.',
      todo: 'Devolva, ou fale com quem comprou se ainda quiser o pedido.',
    },
    nothingLeft: {
      name: 'Pago e sem unidades',
      what: 'Foi pago depois do prazo e as unidades já foram vendidas.',
      todo: 'Consiga outras unidades, ou cancele o pedido e devolva o dinheiro.',
    },
    misfit: {
      name: 'O pagamento não bate',
      what: 'Chegou um pagamento que não bate com o pedido: o valor, a moeda ou a conta é outra.',
      todo: 'Veja esse pagamento no painel do seu provedor e devolva, ou combine o restante com quem comprou.',
    },
  },
}
