import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  intro:
    'The taxes that your prices already include. Choose one for each product, and every new order says how much of each it contains. Prices do not change.',
  none: 'Do your prices include VAT or another tax? Add it here and choose it in your products.',
  where: 'It is shown in your orders, and in the table of them that you download. Shoppers see the price alone.',
  add: 'Add a tax',
  name: 'Name',
  nameHint: 'As on your invoices: VAT, GST…',
  nameMissing: 'Write the name.',
  nameTaken: 'You already have a tax with this name.',
  percent: 'Percentage',
  percentHint: 'Such as 19 or 10.5. If a product is exempt, 0.',
  percentFromNow: 'A new one applies to orders placed from now on.',
  percentWrong: 'Write a percentage from 0 to 100, with two decimals at most.',
  added: (name) => `“${name}” added. You can choose it in your products now.`,
  change: 'Change',
  saved: (name) => `“${name}” saved.`,
  remove: 'Remove',
  removeAsk: 'The products that have it are left without a tax. Orders that you already have do not change.',
  removed: (name) => `“${name}” removed.`,
  full: (most) => `A shop can have ${most} taxes. Remove one to add another.`,
}
