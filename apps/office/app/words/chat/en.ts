import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  intro:
    'What the chat begins with when you tap “Write on WhatsApp” in an order. Nothing is sent by itself: you read it and send it.',
  kinds: {
    confirm: { title: 'To confirm', when: 'Orders paid on delivery or made by chat: do they want it?' },
    payment: { title: 'Waits for payment', when: 'Orders that are not paid.' },
    ready: { title: 'Ready to pick up', when: 'When they can come for it.' },
    onTheWay: { title: 'On its way', when: 'After the carrier has it.' },
    arrived: { title: 'Has it arrived?', when: 'To find out whether they have it.' },
    hello: { title: 'Any other message', when: 'Everything else.' },
  },
  places: {
    name: 'name',
    shop: 'shop',
    number: 'order',
    total: 'total',
    link: 'link',
    carrier: 'carrier',
    guide: 'tracking',
  },
  put: 'Tap one to put it where you are writing. If an order does not have it, that sentence is left out.',
  blank: 'Left blank: our text.',
  preview: 'How they get it',
  back: 'Back to our text',
  own: 'Your text',
  unknown: (names, known) => `We do not know ${names}. You can use: ${known}.`,
  tooLong: (most) => `It may have at most ${most} characters.`,
  example: { name: 'Marcela', carrier: 'Servientrega' },
}
