import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  title: 'Deixar um programa entrar',
  intro: 'Digite o código que o programa mostra.',
  code: 'Código do programa',
  find: 'Buscar',
  ask: (name) => `Deixar “${name}” entrar em seu nome?`,
  asked: (date, network) => `Pediu em ${date}, de ${network}.`,
  unknownNetwork: 'uma rede desconhecida',
  careful: 'Poderá fazer tudo o que você faz. Só deixe entrar se você acabou de iniciá-lo.',
  letIn: 'Deixar entrar',
  refuse: 'Não fui eu',
  isIn: 'Pronto: o programa entrou. Você pode fechar esta página.',
  isRefused: 'Certo: o programa não entrou.',
}
