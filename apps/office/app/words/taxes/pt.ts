import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  intro:
    'Os impostos que os seus preços já incluem. Escolha o de cada produto, e cada pedido novo dirá quanto há de cada um. Os preços não mudam.',
  none: 'Os seus preços incluem ICMS ou outro imposto? Adicione-o aqui e escolha-o nos seus produtos.',
  where: 'Aparece nos seus pedidos e na tabela deles que você baixa. Quem compra vê só o preço.',
  add: 'Adicionar imposto',
  name: 'Nome',
  nameHint: 'Como nas suas notas: ICMS, ISS…',
  nameMissing: 'Escreva o nome.',
  nameTaken: 'Você já tem um imposto com este nome.',
  percent: 'Porcentagem',
  percentHint: 'Como 18 ou 10,5. Se um produto é isento, 0.',
  percentFromNow: 'A nova vale para os pedidos que chegarem a partir de agora.',
  percentWrong: 'Escreva uma porcentagem de 0 a 100, com no máximo duas casas decimais.',
  added: (name) => `“${name}” adicionado. Você já pode escolhê-lo nos seus produtos.`,
  change: 'Mudar',
  saved: (name) => `“${name}” salvo.`,
  remove: 'Remover',
  removeAsk: 'Os produtos que o têm ficam sem imposto. Os pedidos que já chegaram não mudam.',
  removed: (name) => `“${name}” removido.`,
  full: (most) => `Uma loja pode ter ${most} impostos. Remova um para adicionar outro.`,
}
