import { chatLink, plainChatText } from '@store/core'
import type { inboxWords } from '#app/words/inbox/index.ts'

type Message = {
  readonly name: string
  readonly email: string
  readonly chatNumber: string | null
  readonly text: string
}

/** Mail programs cut longer addresses. */
const LONGEST_QUOTE = 400

/** Links that answer a message by WhatsApp, if a phone was given, and by mail; both texts begin in the shop's language. */
export function answerLinks(
  { name, email, chatNumber, text }: Message,
  shop: string,
  words: ReturnType<typeof inboxWords.of>,
): { readonly chat: string | null; readonly mail: string } {
  const [first = ''] = plainChatText(name).split(' ')
  const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
  const body = `${words.hello(first)}\r\n\r\n\r\n\r\n${words.youWrote}\r\n${quote.replaceAll(/^/gm, '> ').replaceAll('\n', '\r\n')}`
  return {
    chat: chatNumber && chatLink(chatNumber, words.chatText(first, plainChatText(shop)), 'mobile'),
    mail: `mailto:${escaped(email).replace('%40', '@')}?subject=${escaped(words.subject(shop))}&body=${escaped(body)}`,
  }
}

/** `encodeURIComponent` throws on a lone surrogate. */
const escaped = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
