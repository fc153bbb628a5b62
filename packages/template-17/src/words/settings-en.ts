import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  spot: {
    label: 'Warning colour',
    hint: 'The accent of the whole shop, unless you choose another under Colours.',
    choices: { hazard: 'Orange', acid: 'Acid green', cyan: 'Cyan', pink: 'Pink' },
  },
  photocopy: { label: 'Photocopies', hint: 'Photos look like photocopies until the pointer is over them.' },
  ticker: { label: 'Scrolling text', hint: 'A notice that moves along the top edge of every page. Empty: none.' },
  density: {
    label: 'Columns',
    hint: 'How many products are in a row until shoppers choose otherwise.',
    choices: { list: 'Table' },
  },
  drop: { label: 'Name of the collection', hint: 'What the bar at the bottom says for all products, as in “Drop 07”.' },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Rows of a table', 2: 'Rubber stamps', 3: 'Large numbers' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'The home page begins with the table', 2: 'Name and price on one line', 3: 'Large names' },
  },
}
export default words
