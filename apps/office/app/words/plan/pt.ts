import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  intro: 'Quanto a loja usa do que o plano tem. Nunca para um pedido.',
  plan: 'Plano',
  names: { start: 'Início', grow: 'Crescer', big: 'Grande' },
  limits: {
    products: 'Produtos',
    mediaBytes: 'Fotos',
    people: 'Pessoas da equipe, incluindo as convidadas',
    mailsADay: 'E-mails de hoje',
    ordersADay: 'Pedidos de hoje',
  },
  of: (used, most) => `${used} de ${most}`,
  near: 'Quase cheio',
  full: 'Cheio',
  busy: 'Dia movimentado',
  todo: {
    products: {
      near: 'Em breve não vão entrar produtos novos. Apague os que você não vende mais, ou peça mais.',
      full: 'Não entram produtos novos; os que você tem se editam e se vendem como antes. Apague os que você não vende mais, ou peça mais.',
    },
    mediaBytes: {
      near: 'Em breve não vão entrar fotos novas. Peça mais.',
      full: 'Não entram fotos novas; as que você tem aparecem como antes. Peça mais.',
    },
    people: {
      near: 'Em breve você não vai poder convidar mais ninguém. Retire quem não trabalha mais com você, ou peça mais.',
      full: 'Você não pode convidar mais ninguém. Retire quem não trabalha mais com você, ou peça mais.',
    },
  },
  counted: 'Só se contam: nem os pedidos nem seus e-mails param por causa do plano. Se todo dia for assim, peça mais.',
  quiet: (date) =>
    `A loja é nova: até ${date} ela recebe menos pedidos e envia menos e-mails por dia, e no limite eles param até o dia seguinte.`,
  askTitle: 'Pedir mais',
  askHelp: 'Uma pessoa da plataforma lê. Quando seu plano mudar, você vai ver aqui.',
  text: 'Do que você precisa, e para quando',
  ask: 'Pedir mais',
  waiting: 'Aguarda resposta',
  askedBy: (who, when) => `${who} pediu: ${when}`,
  change: 'Mudar o que você pede',
  changeIt: 'Salvar a mudança',
  withdraw: 'Não é mais preciso',
  asked: 'Recebido. Quando seu plano mudar, você vai ver aqui.',
  withdrawn: 'Pronto: você não pede mais.',
}
