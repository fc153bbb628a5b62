import type { AnyLanguage } from '../words.ts'
import type es from './es.ts'

export default {
  mayLook: (until) => `O suporte pode ver a sua loja até: ${until}.`,
  mayChange: (until) => `O suporte pode ver e mudar a sua loja até: ${until}.`,
  emergency: (why) => `Entrou por uma urgência: ${why}`,
  seen: (who, when) => `${who} esteve aqui: ${when}.`,
  meLook: (until) => `Você está aqui como suporte, só para ver, até: ${until}.`,
  meChange: (until) => `Você está aqui como suporte e pode mudar coisas, até: ${until}.`,
  paused: (why) => `Pausamos a sua loja, por isso ela aparece fechada: ${why}`,
  quiet: (until) =>
    `A sua loja já vende. Até ${until} recebe no máximo 20 pedidos por dia e os buscadores ainda não a mostram.`,
  title: 'Ajuda do suporte',
  intro: 'Deixe o suporte entrar na sua loja por um dia. Ele nunca vê quem compra, e cada passo fica no registro.',
  what: 'O que pode fazer',
  look: 'Só ver',
  change: 'Ver e mudar',
  grant: 'Deixar entrar por um dia',
  granted: 'Pronto: o suporte pode entrar durante um dia.',
  end: 'Encerrar o acesso',
  ended: 'O suporte não pode mais entrar.',
  past: 'Acessos anteriores',
  by: (who, when) => `Dado por ${who}, ${when}`,
  byEmergency: (who, when) => `${who} entrou por uma urgência, ${when}`,
  deletes: (day: string) => `Esta loja será apagada para sempre em ${day}. Recupere em Exportar e fechar.`,
} satisfies AnyLanguage<typeof es>
