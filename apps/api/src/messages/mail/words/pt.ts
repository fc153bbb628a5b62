import type { OwnWords } from './es.ts'

const words: OwnWords = {
  test: 'TESTE',
  placed: {
    subject: (shop, number) => `${shop}: recebemos seu pedido ${number}`,
    title: 'Obrigado pela compra!',
    hello: (name, shop) => `Olá, ${name}! ${shop} já recebeu seu pedido e vai avisar você a cada etapa.`,
    helloPaid: (name, shop) =>
      `Olá, ${name}! ${shop} já recebeu seu pedido e o pagamento, e vai avisar você a cada etapa.`,
    helloUnpaid: (name, shop) => `Olá, ${name}! ${shop} já recebeu seu pedido e aguarda seu pagamento.`,
    helloHeld: (name, shop, until) =>
      `Olá, ${name}! ${shop} reserva o seu pedido até ${until}. Escreva pelo WhatsApp para combinar o pagamento e a entrega.`,
    see: 'Ver meu pedido',
    keep: (number) => `Guarde o número ${number}: com ele e seu documento você acompanha o pedido quando quiser.`,
    questions: 'Alguma dúvida?',
    reply: (shop) => `Responda a este e-mail e ele chegará a ${shop}.`,
    chat: 'Falar pelo WhatsApp',
    chatText: (number) => `Olá, tenho uma dúvida sobre meu pedido ${number}.`,
    why: (shop) => `Você recebe este e-mail porque fez um pedido em ${shop}.`,
  },
  unpaid: {
    subject: (shop, number) => `${shop}: seu pedido ${number} aguarda o pagamento`,
    title: 'Só falta o pagamento',
    lead: (name, shop, until) =>
      `Olá, ${name}! ${shop} está guardando seu pedido até ${until}. Ele fica confirmado assim que você pagar.`,
    pay: (total) => `Pagar ${total}`,
    after: 'Depois desse prazo os produtos voltam à venda: você poderá pagar o pedido se ainda houver unidades.',
    done: 'Se você acabou de pagar, não pague de novo: escreveremos assim que o pagamento for confirmado.',
  },
  steps: {
    confirmed: {
      subject: (shop, number) => `${shop}: seu pedido ${number} está confirmado`,
      title: 'Pedido confirmado',
      lead: (name, shop) => `Olá, ${name}! ${shop} confirmou seu pedido e vai avisar você a cada etapa.`,
    },
    changed: {
      subject: (shop, number) => `${shop}: seu pedido ${number} mudou`,
      title: 'Mudamos os dados do seu pedido',
      lead: (name, shop) =>
        `Olá, ${name}: ${shop} mudou para onde vai o seu pedido ou como ele é pago. Fica assim; se algo não estiver certo, escreva para a loja.`,
    },
    paid: {
      subject: (shop, number) => `${shop}: recebemos o pagamento do seu pedido ${number}`,
      title: 'Pagamento recebido',
      lead: (name, shop) => `Olá, ${name}! ${shop} recebeu o pagamento do seu pedido. Obrigado.`,
    },
    sent: {
      subject: (shop, number) => `${shop}: seu pedido ${number} está a caminho`,
      title: 'Seu pedido está a caminho',
      lead: (name, shop) => `Olá, ${name}! ${shop} já enviou seu pedido.`,
    },
    ready: {
      subject: (shop, number) => `${shop}: seu pedido ${number} está pronto`,
      title: 'Pronto para retirar',
      lead: (name, shop) => `Olá, ${name}! Você já pode retirar seu pedido em ${shop}. Leve o número do pedido.`,
    },
    delivered: {
      subject: (shop, number) => `${shop}: seu pedido ${number} foi entregue`,
      title: 'Pedido entregue',
      lead: (name, shop) => `Olá, ${name}! Seu pedido foi entregue. Obrigado por comprar em ${shop}.`,
    },
    returned: {
      subject: (shop, number) => `${shop}: o pacote do seu pedido ${number} voltou para a loja`,
      title: 'O pacote voltou para a loja',
      lead: (name, shop) =>
        `Olá, ${name}! O pacote do seu pedido voltou para ${shop}. Escreva para combinar o que fazer.`,
    },
    refunded: {
      subject: (shop, number) => `${shop}: reembolso do seu pedido ${number}`,
      title: 'Reembolso feito',
      lead: (name, shop) =>
        `Olá, ${name}! ${shop} fez um reembolso do seu pedido. Dependendo do banco, pode levar alguns dias para aparecer.`,
    },
    cancelled: {
      subject: (shop, number) => `${shop}: seu pedido ${number} foi cancelado`,
      title: 'Pedido cancelado',
      lead: (name, shop) =>
        `Olá, ${name}! Seu pedido em ${shop} foi cancelado. Se você já tinha pago, escreva para combinar o reembolso.`,
    },
    lapsed: {
      subject: (shop, number) => `${shop}: seu pedido ${number} expirou`,
      title: 'O pedido expirou',
      lead: (name, shop) =>
        `Olá, ${name}! Seu pedido em ${shop} não foi confirmado a tempo e os produtos voltaram à venda. Você pode pedir de novo.`,
    },
    follow: 'Acompanhar a entrega',
  },
  sold: {
    subject: (number, total) => `Novo pedido ${number}: ${total}`,
    title: (number) => `Você tem um novo pedido: ${number}`,
    see: 'Ver o pedido',
    answer: 'Confirmar ou cancelar',
    code: 'Seu código para este pedido',
    codeText: (until) =>
      `Digite-o na página do pedido para confirmar ou cancelar. Vale uma única vez, e até ${until}: depois o pedido é cancelado e os produtos voltam à venda. Não passe o código a ninguém.`,
    reply: (name) => `Se você responder a este e-mail, ele chegará a ${name}.`,
    noReply: 'Quem comprou não deixou e-mail: fale por telefone.',
  },
  proof: {
    subject: (number) => `Chegou o comprovante do pedido ${number}`,
    title: 'Chegou um comprovante de pagamento',
    lead: (name) => `${name} enviou o comprovante do pagamento.`,
    check: 'Confira na sua conta se o dinheiro chegou antes de enviar: um comprovante pode ser falso.',
    see: 'Ver o comprovante',
  },
  trouble: {
    subject: (number) => `Confira o pagamento do pedido ${number}`,
    title: 'O pagamento deste pedido precisa da sua atenção',
    next: 'Veja o pagamento no painel do provedor e decida o que fazer: os reembolsos não são feitos por aqui.',
    see: 'Ver o pedido',
    what: {
      paidTwice: 'Este pedido foi pago duas vezes: reembolse um dos dois pagamentos.',
      paidButCancelled: 'Este pedido está cancelado e o dinheiro chegou: reembolse-o ou fale com quem comprou.',
      nothingLeft:
        'O pagamento chegou depois do prazo e os produtos já foram vendidos: consiga outros ou reembolse o valor.',
      misfit:
        'Chegou um pagamento que não bate com o pedido em valor, moeda ou ambiente: o pedido não foi dado como pago.',
    },
  },
  contact: {
    subject: (name) => `Mensagem de ${name} pela sua loja`,
    title: (name) => `${name} escreveu para você`,
    from: (shop) => `Chegou pela página de contato de ${shop}.`,
    reply: (name) => `Se você responder a este e-mail, ele chegará a ${name}.`,
    see: 'Ver as mensagens no escritório',
  },
  newsletter: {
    subject: (shop) => `Quer receber as novidades de ${shop}?`,
    eyebrow: 'Novidades',
    title: 'Só mais um passo',
    lead: (shop) =>
      `Alguém, provavelmente você, pediu para receber neste e-mail as novidades e ofertas de ${shop}. Confirme e avisaremos quando houver algo novo.`,
    confirm: 'Sim, quero receber',
    ignore: 'Se não foi você, não faça nada: sem a sua confirmação não escreveremos mais.',
    leave: 'Não quero receber estes e-mails',
    why: (shop) => `Você recebe este e-mail porque alguém o digitou no formulário de novidades de ${shop}.`,
  },
  invitation: {
    subject: (shop) => `${shop} convida você para a equipe`,
    title: 'Você foi convidado para uma equipe',
    lead: (shop, role) => `${shop} quer que você trabalhe na loja como ${role}.`,
    accept: 'Ver o convite',
    ignore: 'Vale por sete dias e só para este endereço. Se você não conhece a loja, não precisa fazer nada.',
    roles: {
      owner: 'proprietário',
      manager: 'gerente',
      sales: 'vendedor',
      stockroom: 'responsável pelo estoque',
      content: 'responsável pelo conteúdo',
      accountant: 'contador',
    },
  },
  webhook: {
    subject: (host) => `${host} não recebe mais avisos da sua loja`,
    title: 'Um webhook foi desativado',
    lead: (host) => `Há cinco dias nada do que enviamos para ${host} chega, por isso paramos de enviar.`,
    look: 'No escritório você vê o que foi respondido e o ativa de novo.',
    see: 'Ver o webhook',
  },
  account: {
    code: {
      subject: (code) => `${code} é o seu código`,
      title: 'Seu código para entrar',
      lead: 'Alguém, provavelmente você, quer entrar com este e-mail.',
      label: 'Código',
      text: (brand) =>
        `Digite-o onde você o pediu. Vale por dez minutos e uma única vez. Não o passe a ninguém: ${brand} nunca vai pedi-lo.`,
      enter: 'Entrar',
      ignore: 'Se não foi você, não faça nada: sem este código ninguém entra.',
    },
    emailCode: {
      subject: (code) => `${code} é o seu código`,
      title: 'Confirme este e-mail',
      lead: (brand) => `Digite este código para entrar em ${brand} com este e-mail de agora em diante.`,
    },
    emailAsked: {
      subject: 'Você vai trocar o seu e-mail?',
      lead: (email) => `Alguém que está na sua conta pediu para trocar o seu e-mail por ${email}.`,
      note: 'Se não foi você, abra a sua conta e encerre as sessões que não conhece.',
    },
    emailChanged: {
      subject: 'O seu e-mail foi trocado',
      lead: (email) => `Agora você entra na sua conta com ${email}, e não mais com este e-mail.`,
      note: 'Se não foi você, recupere-o nos próximos sete dias: vamos encerrar todas as sessões e apagar as chaves de acesso criadas desde então.',
    },
    newDevice: {
      subject: 'Foi você?',
      lead: (device) => `Alguém entrou na sua conta por um aparelho novo: ${device}.`,
      note: 'Se não foi você, abra a sua conta, encerre essa sessão e crie uma chave de acesso.',
    },
    passkeyAdded: {
      subject: 'Você tem uma chave de acesso nova',
      lead: (name) => `Com “${name}” você já pode entrar sem código.`,
      note: 'Se não foi você, abra a sua conta, apague essa chave e encerre as outras sessões.',
    },
    passkeyRemoved: {
      subject: 'Uma chave de acesso foi apagada',
      lead: (name) => `Com “${name}” não se entra mais na sua conta.`,
      note: 'Se não foi você, abra a sua conta e encerre as sessões que não conhece.',
    },
    recoveryUsed: {
      subject: 'Um dos seus códigos impressos foi usado',
      lead: (device) => `Alguém entrou na sua conta com um código impresso, por ${device}.`,
      note: 'Se não foi você, abra a sua conta, encerre essa sessão e imprima códigos novos.',
    },
    moneyAsked: {
      subject: 'Alguém está mudando para onde vai o dinheiro',
      lead: (what) => `Foi pedida uma mudança de para onde vai o dinheiro da loja: ${what}. Ela espera 24 horas.`,
      note: 'Se você não esperava por isso, cancele nos pagamentos da loja antes que comece a valer, e veja quem está na sua equipe.',
    },
    moneyChanged: {
      subject: 'Mudou para onde vai o dinheiro',
      lead: (what) => `O dinheiro da loja agora vai para outro lugar: ${what}.`,
      note: 'Se você não esperava por isso, abra já os pagamentos da loja.',
    },
    moneyRemoved: {
      subject: 'Uma conta para onde ia o dinheiro foi removida',
      lead: (what) => `O dinheiro da loja não vai mais para cá: ${what}.`,
      note: 'Se você não esperava por isso, abra já os pagamentos da loja, e veja quem está na sua equipe.',
    },
    ownerAdded: {
      subject: 'A sua loja tem mais um titular',
      lead: (who) => `Alguém agora é titular da loja, e pode mudar tudo: ${who}.`,
      note: 'Se você não esperava por isso, retire essa pessoa já da equipe da loja.',
    },
    ownerRemoved: {
      subject: 'Alguém não é mais titular da sua loja',
      lead: (who) => `Não é mais titular da loja: ${who}.`,
      note: 'Se você não esperava por isso, veja na equipe quem pode entrar agora. Se você não consegue mais entrar, escreva ao nosso suporte.',
    },
    lookAtTeam: 'Ver a equipe',
    lookAtPayments: 'Ver os pagamentos',
    deposit: 'conta para depósitos',
    recoveryMade: {
      subject: 'Códigos de recuperação foram criados',
      lead: () => 'Alguém na sua conta criou dez códigos para imprimir. Os de antes não servem mais.',
      note: 'Se não foi você, feche a porta com o botão abaixo e crie códigos novos.',
    },
    supportEmergency: {
      subject: 'Nosso suporte entrou na sua loja',
      lead: (shop: string) =>
        `Por uma urgência, alguém do nosso suporte pode ver “${shop}” durante um dia. Não vê dados de compradores. O motivo:`,
      note: 'Você pode encerrar o acesso em Equipe quando quiser. O registro da loja mostra cada passo.',
    },
    shopPaused: {
      subject: 'Pausamos a sua loja',
      lead: (shop: string) => `“${shop}” aparece como fechada por enquanto. O motivo:`,
      note: 'Se achar que é um engano, ou quando tiver resolvido, escreva para o suporte da plataforma.',
    },
    shopDeletionAsked: {
      subject: 'Sua loja será apagada em 30 dias',
      lead: (shop: string) =>
        `Alguém entre os donos apagou a loja: ${shop}. Ela já está fechada, e nesse dia tudo é apagado para sempre.`,
      note: 'Se você não esperava isso, recupere a loja em Exportar e fechar antes desse dia, e veja quem está na sua equipe. Ali você também pode levar seus dados.',
    },
    shopKept: {
      subject: 'Sua loja não será mais apagada',
      lead: (shop: string) => `Alguém entre os donos recuperou a loja: ${shop}. Ela continua fechada até você abrir.`,
      note: 'Nada se perdeu.',
    },
    shopDeleted: {
      subject: 'Sua loja foi apagada',
      lead: (shop: string) => `Os 30 dias passaram, e “${shop}” é apagada para sempre, com produtos, pedidos e fotos.`,
      note: 'Se você levou o arquivo da loja, com ele dá para abrir de novo.',
    },
    domainLapsed: {
      subject: 'Seu domínio parou de abrir a sua loja',
      lead: (shop: string) =>
        `Há dias ele não chega até nós: ${shop}. Sua loja continua aberta no endereço de sempre, e os links dela levam para lá.`,
      note: 'Se você o moveu de propósito, remova-o em Ajustes → Domínio. Se não, veja onde o comprou se ele ainda está pago e se os registros são os de Ajustes → Domínio; depois toque em “Olhar de novo”.',
    },
    notMe: 'Não fui eu: encerrar todas as sessões',
    lookShop: 'Abrir minha loja',
    lookAtDomain: 'Ver o domínio',
    look: 'Ver a minha conta',
    undo: 'Recuperar o meu e-mail',
    why: (brand) => `Você recebe este e-mail porque alguém usou o seu endereço em ${brand}.`,
  },
  quoted: (text) => `“${text}”`,
  labelled: (name, value) => `${name}: ${value}`,
  order: (number) => `Pedido ${number}`,
  units: (count) => (count === 1 ? '1 unidade' : `${count} unidades`),
  discount: 'Desconto',
  coupon: (code: string) => `Cupom ${code}`,
  delivery: 'Entrega',
  payInto: 'Pague o total por estes dados: a loja envia seu pedido ao confirmar o pagamento.',
  pickUp: 'Retirada na loja',
  arrives: (from: number, to: number) => {
    if (from < to) return `Chega em ${from} a ${to} dias úteis`
    return to === 1 ? 'Chega em 1 dia útil' : `Chega em ${to} dias úteis`
  },
  payment: 'Pagamento',
  onPage: 'O endereço está na página do seu pedido',
  idNumber: 'Documento',
  invoice: 'Nota fiscal',
  email: 'E-mail',
  howToPay: {
    cashOnDelivery: 'Você paga em dinheiro ao receber o pedido. Se puder, tenha o valor exato.',
    bankDeposit: 'A loja informa os dados da conta e envia seu pedido ao confirmar o pagamento.',
    toBeAgreed: 'A loja entra em contato com você para combinar o pagamento.',
    payInStore: 'Você paga ao retirar o pedido na loja. Leve o número do pedido.',
  },
}

export default words
