import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  dial: {
    label: 'Choosing an age',
    hint: 'Shoppers choose an age on the home page and see only what suits it. It needs a tag for ages.',
  },
  wave: { label: 'Waves', hint: 'A wavy line separates the parts of the home page.' },
  fact: {
    label: 'Did you know…?',
    hint: 'A fact about what you sell, in a block among the products of a list. Empty: none.',
  },
  blocks: {
    label: 'Colours of the blocks',
    hint: 'Six colours, in the order of your categories. We lighten them where text would be hard to read.',
  },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Blocks with a picture', 2: 'Round stickers', 3: 'Buttons' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Block', 2: 'The sticker alone', 3: 'Rows' },
  },
}
export default words
