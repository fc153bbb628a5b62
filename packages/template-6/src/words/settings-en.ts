import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  density: {
    label: 'Density',
    hint: 'How much space there is between the rows of lists and tables.',
    choices: { compact: 'Compact', comfortable: 'Comfortable' },
  },
}
export default words
