import type { AnyLanguage } from '../words.ts'
import type es from './es.ts'

export default {
  title: 'Report a shop',
  intro: (shop) => `Tell us what is wrong with the shop “${shop}”. A person of the platform reads it.`,
  nobody:
    'The shop will not know that it was you, and we do not ask who you are. If it is about an order, write to the shop first.',
  reason: 'What is wrong?',
  reasons: {
    fraud: 'It looks like a fraud',
    counterfeit: 'It sells imitations',
    forbidden: 'It sells something forbidden or dangerous',
    notDelivered: 'It did not deliver what I bought',
    other: 'Something else',
  },
  text: 'Tell us more (optional)',
  textHint: 'The number of your order, for example. No passwords and no card numbers.',
  send: 'Send the report',
  sent: 'Thank you. We will read it.',
  sentText: 'If the shop deceives people, we close it.',
} satisfies AnyLanguage<typeof es>
