import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  rooms: {
    label: 'Walls',
    hint: 'The backgrounds of the left half, in the order in which they alternate.',
    choices: { plaster: 'Plaster', forest: 'Forest', walnut: 'Walnut', clay: 'Clay', night: 'Night' },
  },
  tape: {
    label: 'Measurements over photos',
    hint: 'In lists, a tape measure shows the height and width of each product.',
  },
  unit: {
    label: 'Unit of measurement',
    hint: 'How measurements are written throughout the shop. You always enter centimetres.',
    choices: { cm: 'Centimetres', in: 'Inches' },
  },
  'banners.*.points': { label: 'Points', hint: 'Rings on the photo that lead to its products, up to eight.' },
  'banners.*.points.*.x': { label: 'From the left', hint: 'Where the point is across the photo, from 0 to 100.' },
  'banners.*.points.*.y': { label: 'From the top', hint: 'Where the point is down the photo, from 0 to 100.' },
  'banners.*.points.*.slug': { label: 'Product', hint: 'The product that opens, as at the end of its address.' },
  'banners.*.points.*.box': {
    label: 'Outline',
    hint: 'Left, top, right and bottom of the product in the photo, as in “20 30 80 90”. A ruler is drawn along it.',
  },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Each with a picture', 2: 'A list', 3: 'Line drawings' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Photos with measurements', 2: 'Photos alone', 3: 'Rows' },
  },
}
export default words
