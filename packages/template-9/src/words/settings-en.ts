import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  mist: { label: 'Mist', hint: 'Two soft lights behind every page.' },
  tints: {
    label: 'Tints',
    hint: 'The colours that alternate behind products and sections. Keep at least one.',
    choices: { lilac: 'Lilac', moss: 'Moss', rose: 'Rose', dew: 'Dew' },
  },
}
export default words
