import type { AnyLanguage } from '../words.ts'
import type es from './es.ts'

export default {
  title: 'Denunciar uma loja',
  intro: (shop) => `Conte o que há com a loja “${shop}”. Uma pessoa da plataforma lê.`,
  nobody:
    'A loja não vai saber que foi você, e não pedimos seus dados. Se for sobre um pedido, escreva primeiro para a loja.',
  reason: 'O que há?',
  reasons: {
    fraud: 'Parece um golpe',
    counterfeit: 'Vende imitações',
    forbidden: 'Vende algo proibido ou perigoso',
    notDelivered: 'Não entregou o que comprei',
    other: 'Outra coisa',
  },
  text: 'Conte mais (opcional)',
  textHint: 'Por exemplo o número do seu pedido. Não escreva senhas nem números de cartões.',
  send: 'Enviar a denúncia',
  sent: 'Obrigado. Vamos ler.',
  sentText: 'Se a loja engana as pessoas, nós a fechamos.',
} satisfies AnyLanguage<typeof es>
