import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  title: 'Change address or payment',
  hint: 'Possible until you pack it, and it stays in the history. If the buyer has had a mail about this order, they are told of the change by mail.',
  name: 'Name of the buyer',
  phone: 'Their phone',
  how: 'How it gets there',
  kinds: { address: 'To an address', pickUp: 'They pick it up' },
  branch: 'Branch where they pick it up',
  chooseBranch: 'Choose a branch',
  details: 'More directions (optional)',
  neighbourhood: 'Neighbourhood (optional)',
  postcode: 'Postcode',
  take: 'Change',
  costs: (before, after, wasTotal, total) =>
    `Delivery goes from ${before} to ${after}: the total is no longer ${wasTotal} but ${total}.`,
  takeCosts: (total) => `Change: total ${total}`,
  done: (number) => `Order ${number} changed.`,
  doneMailed: (number) => `Order ${number} changed. The mail leaves in 20 seconds.`,
  same: (number) => `Nothing changed in order ${number}.`,
  late: 'It is too late: the order is packed, on its way or cancelled.',
  paid: 'This order is paid, or being paid online, and delivery costs something else there. Agree on the difference with whoever bought it.',
  stale: 'Somebody changed this order while you were writing. Yours is still here: check it and send it again.',
  cityWrong: 'We do not deliver to that city, or do not know it. Check the city and the state.',
  methodWrong: 'It cannot be paid like that with this delivery. Choose another way to pay.',
  nameWrong: 'Write their full name.',
  branchWrong: 'Choose a branch where they can pick it up.',
  happened: {
    buyer: 'Name or phone of the buyer changed',
    address: 'Address changed',
    payment: 'Way to pay changed',
    total: 'Total changed',
  },
}
