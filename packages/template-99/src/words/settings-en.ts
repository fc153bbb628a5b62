import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  doodles: {
    label: 'Drawings in the background',
    hint: 'The drawings behind the conversation, on every page.',
    choices: {
      auto: 'As your categories suggest',
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
    hint: 'When a category is chosen, the answer proposes its subcategories.',
  },
}
export default words
