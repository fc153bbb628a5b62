import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  cover: {
    label: 'Cover colour',
    hint: 'The accent of the whole shop, unless you choose another under Colours.',
    choices: {
      oxblood: 'Oxblood',
      navy: 'Navy',
      bottle: 'Bottle green',
      chalk: 'Chalk',
      mustard: 'Mustard',
      blush: 'Blush',
    },
  },
  issueLine: { label: 'Issue line', hint: 'A short text at the top of the home page, as in “No. 04 — Autumn”.' },
}
export default words
