import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  mist: { label: 'Névoa', hint: 'Duas luzes suaves atrás de todas as páginas.' },
  tints: {
    label: 'Tons',
    hint: 'As cores que se alternam atrás de produtos e seções. Deixe pelo menos uma.',
    choices: { lilac: 'Lilás', moss: 'Musgo', rose: 'Rosa', dew: 'Orvalho' },
  },
}
export default words
