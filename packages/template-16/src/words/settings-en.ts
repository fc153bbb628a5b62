import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  tiles: {
    label: 'Tiles',
    hint: 'The pattern of the tiles behind your shop’s name.',
    choices: { 1: 'Pattern 1', 2: 'Pattern 2', 3: 'Pattern 3', 4: 'Pattern 4' },
  },
  photos: {
    label: 'Photos in the list',
    hint: 'Where the list has photos.',
    choices: { yes: 'Throughout the list', no: 'Nowhere', offers: 'In today’s offers only' },
  },
  ticket: {
    label: 'Order beside the list',
    hint: 'On wide screens, the order stands beside the list. Otherwise in a bar at the bottom.',
  },
  afterHours: {
    label: 'Orders after hours',
    hint: 'You take orders outside opening hours, too, by the hours of your first branch.',
  },
  trade: {
    label: 'Words of the shop',
    hint: 'What the cart, the blog and other parts of the shop are called.',
    choices: { auto: 'By your categories', none: 'Those of any shop', kitchen: 'Those of a kitchen' },
  },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown in the bar at the top.',
    choices: { 1: 'Tabs', 2: 'Coloured squares', 3: 'Text in several rows' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in the list.',
    choices: { 1: 'Lines', 2: 'Cards with photos', 3: 'Short lines' },
  },
}
export default words
