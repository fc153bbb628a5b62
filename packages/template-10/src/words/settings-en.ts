import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  dial: {
    label: 'Choosing an age',
    hint: 'Shoppers choose an age on the home page and see only what suits it. It needs a tag for ages.',
  },
  wave: { label: 'Waves', hint: 'A wavy line separates the parts of the home page.' },
  blocks: {
    label: 'Colours of the blocks',
    hint: 'Six colours, in the order of your categories. We lighten those on which text could not be read.',
  },
  categoryStyle: {
    label: 'Style of categories',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Blocks with their picture', 2: 'Round stickers', 3: 'Buttons' },
  },
  productStyle: {
    label: 'Style of products',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Block', 2: 'The sticker alone', 3: 'Rows' },
  },
}
export default words
