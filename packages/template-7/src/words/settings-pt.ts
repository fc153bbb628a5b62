import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem em todas as páginas.',
    choices: { 1: 'Lista à esquerda', 2: 'Lista e cartões na página inicial', 3: 'Uma fileira de botões' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Cartão com disco', 2: 'Linha compacta', 3: 'A foto preenche o cartão' },
  },
}
export default words
