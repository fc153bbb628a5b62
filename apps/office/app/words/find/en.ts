import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const en: Said<typeof es> = {
  title: 'Search',
  label: 'Number, name, phone, tracking number or product',
  hint: 'Looks through your orders and your products.',
  orders: 'Orders',
  products: 'Products',
  all: 'See all',
  none: (typed) => `Nothing with “${typed}”.`,
}
