import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  views: 'Which texts',
  view: { chats: 'WhatsApp', mails: 'Mails' },
  intro: 'Mails to buyers leave by themselves with each step of an order. Here you add a few lines of your own.',
  from: 'They stand in mails from now on, in the language that you write them in.',
  when: {
    confirmed: 'When you confirm the order.',
    changed: 'When you change the address or the payment.',
    paid: 'When the money comes.',
    sent: 'When the order leaves, and also when it can be picked up.',
    delivered: 'When it is delivered.',
    returned: 'When the parcel comes back to your shop.',
    refunded: 'When you give money back.',
    cancelled: 'When you cancel the order.',
    lapsed: 'When nobody confirmed the order in time.',
  },
  steps: {
    confirmed: 'Order confirmed',
    changed: 'Order changed',
    paid: 'Payment received',
    sent: 'On its way',
    delivered: 'Delivered',
    returned: 'Back in the shop',
    refunded: 'Money given back',
    cancelled: 'Cancelled',
    lapsed: 'Expired',
  },
  own: 'Your lines',
  blank: (most) => `Up to ${most} characters. Blank: the mail leaves without lines of yours.`,
  count: (used, most) => `${used} of ${most} characters. Blank: the mail leaves without lines of yours.`,
  preview: 'What the mail says',
  tooLong: (used, most) => `It has ${used} characters, and ${most} fit.`,
  buyer: 'Marcela',
}
