import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  intro: 'How much the shop uses of what its plan has. It never stops an order.',
  plan: 'Plan',
  names: { start: 'Start', grow: 'Grow', big: 'Big' },
  limits: {
    products: 'Products',
    mediaBytes: 'Photos',
    people: 'People in the team, invited ones included',
    mailsADay: 'Mails today',
    ordersADay: 'Orders today',
  },
  of: (used, most) => `${used} of ${most}`,
  near: 'Almost full',
  full: 'Full',
  busy: 'A busy day',
  todo: {
    products: {
      near: 'Soon there will be no room for new products. Delete those you no longer sell, or ask for more.',
      full: 'There is no room for new products; those you have can be edited and sold as before. Delete those you no longer sell, or ask for more.',
    },
    mediaBytes: {
      near: 'Soon there will be no room for new photos. Ask for more.',
      full: 'There is no room for new photos; those you have are shown as before. Ask for more.',
    },
    people: {
      near: 'Soon you will not be able to invite anybody else. Remove who no longer works with you, or ask for more.',
      full: 'You cannot invite anybody else. Remove who no longer works with you, or ask for more.',
    },
  },
  counted:
    'Only counted: neither orders nor their mails are stopped by the plan. If every day is like this, ask for more.',
  quiet: (date) =>
    `The shop is new: until ${date} it takes fewer orders and sends fewer mails a day, and at the limit they stop until the next day.`,
  askTitle: 'Ask for more',
  askHelp: 'A person of the platform reads it. Once your plan changes, you will see it here.',
  text: 'What you need, and by when',
  ask: 'Ask for more',
  waiting: 'Waiting for an answer',
  askedBy: (who, when) => `${who} asked: ${when}`,
  change: 'Change what you ask for',
  changeIt: 'Save the change',
  withdraw: 'No longer needed',
  asked: 'Received. Once your plan changes, you will see it here.',
  withdrawn: 'Done: you no longer ask for more.',
}
