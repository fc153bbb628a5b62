import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  title: 'Sair sem salvar?',
  text: 'O que você mudou nesta página se perde.',
  stay: 'Continuar aqui',
  leave: 'Sair sem salvar',
}
