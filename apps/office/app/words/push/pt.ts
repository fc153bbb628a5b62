import type { AnyLanguage } from '../words.ts'
import type es from './es.ts'

export default {
  title: 'Avisos neste aparelho',
  intro: 'Escolha o que este telefone ou computador avisa, loja por loja. À noite (22 às 7) ele se cala.',
  kinds: {
    order: 'Pedido novo',
    paid: 'Um pedido foi pago',
    hold: 'Em duas horas acaba a reserva de um pedido por chat',
    message: 'Escreveram para você pela loja',
    soldOut: 'Um produto se esgotou com uma venda',
    trouble: 'Um pagamento precisa da sua atenção',
  },
  atNight: 'Também à noite',
  bell: 'Sino do caixa',
  bellHint: (paid) => `Toca quando você recebe, com o escritório aberto neste navegador. Escolha “${paid}” abaixo.`,
  bellAsks: 'Para o sino do caixa tocar, toque na tela ou aperte uma tecla.',
  save: 'Salvar os avisos',
  saved: 'Salvo. Este aparelho avisa você.',
  off: 'Salvo. Este aparelho não avisa mais.',
  denied: 'O navegador não permite avisos. Permita nas configurações do site e tente de novo.',
  unable: 'Este navegador não mostra avisos. No iPhone, primeiro adicione o escritório à tela de início.',
  mails: {
    title: 'Avisos por e-mail',
    intro: (email) => `Chegam a ${email}, além dos que o e-mail da loja recebe.`,
    save: 'Salvar minha escolha',
    saved: 'Salvo. Escrevemos para você sobre esta loja.',
    off: 'Salvo. Não escrevemos mais sobre esta loja.',
  },
  offlineTitle: 'Sem conexão',
  offlineText: 'Tente de novo quando tiver sinal. O que estava aberto continua aí.',
} satisfies AnyLanguage<typeof es>
