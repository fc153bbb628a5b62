import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  choose: 'Escolher foto',
  another: 'Trocar foto',
  sending: 'Enviando a foto…',
  failed: 'A foto não foi enviada. Tente de novo.',
  tooBig: 'A foto é grande demais. Escolha outra.',
  planFull: 'O plano da loja não tem lugar para mais fotos. Peça mais em Ajustes, Plano e limites.',
  type: 'Esse arquivo não é uma foto que possamos mostrar.',
  needsScripts: 'Para escolher uma foto, este navegador precisa de JavaScript.',
}
