import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  mist: { label: 'Névoa', hint: 'Duas luzes suaves atrás de todas as páginas.' },
  tints: {
    label: 'Tons',
    hint: 'As cores que se alternam atrás de produtos e seções. Deixe pelo menos uma.',
    choices: { lilac: 'Lilás', moss: 'Musgo', rose: 'Rosa', dew: 'Orvalho' },
  },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na página inicial.',
    choices: { 1: 'Passos numerados', 2: 'Arcos com foto', 3: 'Botões redondos' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Arco', 2: 'Cantos retos', 3: 'Linhas' },
  },
}
export default words
