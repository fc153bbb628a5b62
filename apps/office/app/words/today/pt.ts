import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  morning: (name) => `Bom dia, ${name}.`,
  afternoon: (name) => `Boa tarde, ${name}.`,
  evening: (name) => `Boa noite, ${name}.`,
  yesterday: (amount, orders) => `Ontem você vendeu ${amount} em ${orders === 1 ? 'um pedido' : `${orders} pedidos`}.`,
  waiting: 'Hoje esperam por você:',
  allDone: 'Tudo em dia. Bom momento para uma foto de algo novo.',
  nobodyElse: 'Ninguém mais espera resposta sua.',
  setUp: 'Para deixar a loja pronta:',
  share: 'Ver a loja',
  shareCard: 'Compartilhar algo novo',
  print: 'Imprimir',
  moneyCame: 'O dinheiro chegou',
  daysLeft: (days) => `faltam ${days} dias`,
  hoursLeft: (hours) => `faltam ${hours} horas`,
  minutesLeft: (minutes) => (minutes === 1 ? 'falta 1 minuto' : `faltam ${minutes} minutos`),
  over: (count) => `${count} ou mais`,
  paidTwice: (n, one) => (one ? '1 pedido foi pago duas vezes' : `${n} pedidos foram pagos duas vezes`),
  paidButCancelled: (n, one) =>
    one ? 'Chegou o pagamento de 1 pedido cancelado' : `Chegou o pagamento de ${n} pedidos cancelados`,
  nothingLeft: (n, one) =>
    one ? '1 pedido foi pago e não há mais unidades' : `${n} pedidos foram pagos e não há mais unidades`,
  misfit: (n, one) =>
    one ? 'O pagamento de 1 pedido não confere com o total' : `O pagamento de ${n} pedidos não confere com o total`,
  chat: (n, one) => (one ? '1 pedido por chat espera resposta' : `${n} pedidos por chat esperam resposta`),
  confirm: (n, one) => (one ? '1 pagamento na entrega por confirmar' : `${n} pagamentos na entrega por confirmar`),
  transfers: (n, one) => (one ? '1 transferência por conferir' : `${n} transferências por conferir`),
  pack: (n, one) => (one ? '1 pedido por embalar' : `${n} pedidos por embalar`),
  handOver: (n, one) => (one ? '1 pedido pronto para a transportadora' : `${n} pedidos prontos para a transportadora`),
  collect: (n, one) =>
    one ? '1 pedido entregue com dinheiro a receber' : `${n} pedidos entregues com dinheiro a receber`,
  resend: (n, one) => (one ? '1 pacote que voltou' : `${n} pacotes que voltaram`),
  messages: (n, one) =>
    one ? '1 mensagem espera resposta há mais de um dia' : `${n} mensagens esperam resposta há mais de um dia`,
  low: (n: string, one: boolean) => (one ? '1 produto está acabando' : `${n} produtos estão acabando`),
  late: (n, one) =>
    one ? '1 pacote está atrasado: já devia ter chegado' : `${n} pacotes estão atrasados: já deviam ter chegado`,
  bestSellersOut: (n, one) => (one ? 'Acabou 1 dos mais vendidos' : `Acabaram ${n} dos mais vendidos`),
  drafts: (n, one) => (one ? '1 produto em rascunho, sem publicar' : `${n} produtos em rascunho, sem publicar`),
  mails: (n, one) =>
    one ? 'Não foi possível entregar um e-mail de 1 pedido' : `Não foi possível entregar e-mails de ${n} pedidos`,
  webhooks: (n, one) =>
    one
      ? '1 webhook falha: seu outro sistema não fica sabendo'
      : `${n} webhooks falham: seus outros sistemas não ficam sabendo`,
  domains: (n, one) => (one ? '1 domínio parou de apontar para cá' : `${n} domínios pararam de apontar para cá`),
  testKeys: (n, one) =>
    one
      ? 'A loja cobra com 1 conta de teste: esse dinheiro não chega'
      : `A loja cobra com ${n} contas de teste: esse dinheiro não chega`,
  moneyChanges: (n, one) =>
    one
      ? 'Uma mudança de para onde vai o dinheiro espera 24 horas'
      : `${n} mudanças de para onde vai o dinheiro esperam 24 horas`,
  limits: (_n, one) => (one ? 'Algo do plano está enchendo' : 'Várias coisas do plano estão enchendo'),
  setUpPayments: 'Escolha como recebe',
  setUpShipping: 'Diga quanto custa o envio',
  setUpProducts: (missing) => (missing === 1 ? 'Publique mais um produto' : `Publique mais ${missing} produtos`),
  setUpPolicies: 'Escreva suas políticas',
  setUpChat: 'Coloque seu WhatsApp',
  setUpDomain: 'Conecte seu próprio domínio',
}
