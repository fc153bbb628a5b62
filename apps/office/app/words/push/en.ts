import type { AnyLanguage } from '../words.ts'
import type es from './es.ts'

export default {
  title: 'Notices on this device',
  intro: 'Choose what this phone or computer tells you, shop by shop. At night (22 to 7) it is silent.',
  kinds: {
    order: 'New order',
    paid: 'An order was paid',
    hold: 'In two hours the units of a chat order are released',
    message: 'Somebody wrote from the shop',
    soldOut: 'A product sold out',
    trouble: 'A payment needs your attention',
  },
  atNight: 'At night, too',
  bell: 'Till bell',
  bellHint: (paid) => `It rings when you are paid and the office is open in this browser. Choose “${paid}” below.`,
  bellAsks: 'For the till bell to ring, touch the screen or press a key.',
  save: 'Save the notices',
  saved: 'Saved. This device tells you.',
  off: 'Saved. This device tells you nothing any more.',
  denied: 'The browser does not allow notices. Allow them in the settings of the site and try again.',
  unable: 'This browser cannot show notices. On an iPhone, first add the office to your home screen.',
  mails: {
    title: 'Notices by mail',
    intro: (email) => `They come to ${email}, beside those that go to the shop’s own address.`,
    save: 'Save my choice',
    saved: 'Saved. We write to you about this shop.',
    off: 'Saved. We no longer write to you about this shop.',
  },
  offlineTitle: 'No connection',
  offlineText: 'Try again when you have a signal. What you had open is still there.',
} satisfies AnyLanguage<typeof es>
