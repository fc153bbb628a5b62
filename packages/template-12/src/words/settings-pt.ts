import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  metal: {
    label: 'Metal',
    hint: 'A cor de linhas, molduras e botões quando a loja é escura.',
    choices: { champagne: 'Champanhe', silver: 'Prata', rose: 'Ouro rosé' },
  },
  spotlight: { label: 'Luz sobre as fotos', hint: 'Uma luz segue o cursor sobre as fotos de toda a loja.' },
  percent: { label: 'Porcentagem de desconto', hint: 'Os preços em promoção também dizem quanto se economiza.' },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na página inicial.',
    choices: { 1: 'Nomes', 2: 'Fotos grandes', 3: 'Desenhos de pedras lapidadas' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Larguras diferentes', 2: 'Grade', 3: 'Lista' },
  },
}
export default words
