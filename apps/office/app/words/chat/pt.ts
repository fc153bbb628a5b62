import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  intro:
    'Como começa a conversa quando você toca em “Escrever no WhatsApp” em um pedido. Nada é enviado sozinho: você lê e manda.',
  kinds: {
    confirm: { title: 'Para confirmar', when: 'Pedidos pagos na entrega ou por conversa: a pessoa quer?' },
    payment: { title: 'Espera o pagamento', when: 'Pedidos sem pagar.' },
    ready: { title: 'Pronto para retirar', when: 'Quando já podem vir buscar.' },
    onTheWay: { title: 'A caminho', when: 'Depois de entregar à transportadora.' },
    arrived: { title: 'Chegou?', when: 'Para saber se recebeu.' },
    hello: { title: 'Outra mensagem', when: 'Todo o resto.' },
  },
  places: {
    name: 'nome',
    shop: 'loja',
    number: 'pedido',
    total: 'total',
    link: 'link',
    carrier: 'transportadora',
    guide: 'rastreio',
  },
  put: 'Toque em um dado para colocá-lo onde você está escrevendo. Se um pedido não o tem, essa frase não sai.',
  blank: 'Em branco: o nosso texto.',
  preview: 'Assim chega',
  back: 'Voltar ao nosso texto',
  own: 'O seu texto',
  unknown: (names, known) => `Não conhecemos ${names}. Você pode usar: ${known}.`,
  tooLong: (most) => `Pode ter no máximo ${most} caracteres.`,
  example: { name: 'Marcela', carrier: 'Correios' },
}
