import type { Words } from './index.ts'

export const pt: Words = {
  see: 'Ver como fica',
  hint: 'Sua loja com o que você salvou por último. Ninguém mais vê, só quem tiver o link, que dura duas horas ou até você sair.',
}
