import type { ChatText } from '../../chat-text.ts'

/** Default texts of chats to buyers, in English. */
export const chatWordsEn: Readonly<Record<ChatText, string>> = {
  confirm:
    'Hello {name}! This is {shop}: we have your order {number} for {total}. Do you confirm it, so that we can send it?',
  payment: 'Hello {name}! This is {shop}: your order {number} for {total} waits for its payment. Can we help?',
  ready: 'Hello {name}! Your order {number} of {shop} is ready: you can pick it up.',
  onTheWay:
    'Hello {name}! Your order {number} of {shop} is on its way. {carrier} brings it. Its tracking number is {guide}. See it here: {link}',
  arrived: 'Hello {name}! Has your order {number} of {shop} arrived?',
  hello: 'Hello {name}! This is {shop}, about your order {number}.',
}
