import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  doodles: {
    label: 'Drawings in the background',
    hint: 'The drawings behind the conversation, on every page.',
    choices: {
      auto: 'To match your categories',
      none: 'None',
      plants: 'Plants',
      food: 'Food',
      clothes: 'Clothes',
      home: 'Home',
      gadgets: 'Gadgets',
      gifts: 'Gifts',
    },
  },
  showSubcategories: {
    label: 'Offer subcategories',
    hint: 'When a category is chosen, the answer suggests its subcategories.',
  },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Buttons', 2: 'Bubbles with a photo', 3: 'A list' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Message', 2: 'Row', 3: 'Album' },
  },
  logo: {
    label: 'Shape of the logo',
    hint: 'How your logo is shown at the top of every page.',
    choices: { wordmark: 'Wide', square: 'Square' },
  },
}
export default words
