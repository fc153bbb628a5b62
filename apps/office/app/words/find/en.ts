import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  title: 'Search',
  label: {
    all: 'Number, name, phone, tracking number or product',
    numbers: 'Order number or product',
    products: 'Product',
  },
  hint: 'Looks through your orders and your products.',
  hintProducts: 'Looks through your products.',
  orders: 'Orders',
  products: 'Products',
  all: 'See all',
  none: (typed) => `Nothing with “${typed}”.`,
}
