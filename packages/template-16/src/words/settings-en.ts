import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  tiles: {
    label: 'Tiles',
    hint: 'The pattern of the tiles behind your shop’s name.',
    choices: { 1: 'Pattern 1', 2: 'Pattern 2', 3: 'Pattern 3', 4: 'Pattern 4' },
  },
  photos: {
    label: 'Photos in the menu',
    hint: 'Where the menu has photos.',
    choices: { yes: 'Throughout the menu', no: 'Nowhere', offers: 'In today’s offers only' },
  },
  ticket: {
    label: 'Order beside the menu',
    hint: 'On wide screens, the order stands beside the menu. Otherwise in a bar at the bottom.',
  },
  afterHours: {
    label: 'Orders after hours',
    hint: 'You take orders while the kitchen is closed, too, by the hours of your first branch.',
  },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown in the bar at the top.',
    choices: { 1: 'Tabs', 2: 'Coloured squares', 3: 'Text in several rows' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in the menu.',
    choices: { 1: 'Lines', 2: 'Cards with photos', 3: 'Short lines' },
  },
}
export default words
