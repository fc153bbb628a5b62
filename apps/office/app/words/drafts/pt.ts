import type { Words } from './index.ts'

export const pt: Words = {
  there: (when) => `Há mudanças sem salvar aqui, de ${when}.`,
  take: 'Continuar com elas',
  forget: 'Descartar',
  kept: (when) => `Rascunho salvo, ${when}`,
  forgotten: 'Mudanças descartadas.',
}
