import { CHAT_PLACES, CHAT_TEXTS, type ChatText, formatAmount, MAX_CHAT_TEXT, unknownPlaces } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { chatWords } from '#app/words/chat/index.ts'
import { asStored, asTyped } from './chat-places.ts'
import { saved } from './save.server.ts'

const EXAMPLE_TOTAL = 189_900_00

/** Loads the texts of chats for editing, with an example order. */
export async function readChatTexts({ manage, language }: Office, { shopId }: MyShop) {
  const params = { shopId }
  const [shop, { texts, ready, revision }] = await Promise.all([
    manage.getShop({ params }),
    manage.getChatTexts({ params }),
  ])
  const { places, example } = chatWords.of(language)
  return {
    revision,
    texts: CHAT_TEXTS.map((kind) => ({
      kind,
      ready: asTyped(ready[kind], places),
      text: asTyped(texts[kind] ?? ready[kind], places),
    })),
    facts: {
      ...example,
      shop: shop.name,
      number: '1043',
      guide: '2200123',
      total: formatAmount(EXAMPLE_TOTAL, { currency: shop.currency, country: shop.country }),
      link: `${shop.url}/…`,
    },
  }
}

export async function saveChatTexts(office: Office, sent: Sent, shop: MyShop): Promise<Done | Refused> {
  const { manage, language } = office
  const params = { shopId: shop.shopId }
  const { places, unknown, tooLong } = chatWords.of(language)
  const { texts } = await readChatTexts(office, shop)
  const written: Partial<Record<ChatText, string | null>> = {}
  const wrong: Record<string, string> = {}
  for (const { kind, ready } of texts) {
    const typed = sent.textIfAny(kind)?.replaceAll('\r\n', '\n')
    if (typed === undefined) continue
    const text = asStored(typed, places)
    const strange = unknownPlaces(text)
    const known = CHAT_PLACES.map((place) => `{${places[place]}}`).join(', ')
    if (text.length > MAX_CHAT_TEXT) wrong[kind] = tooLong(MAX_CHAT_TEXT.toLocaleString(language))
    else if (strange.length > 0) wrong[kind] = unknown(strange.map((name) => `{${name}}`).join(', '), known)
    // Unchanged default texts are stored as null, so that they follow the shop's language.
    else written[kind] = text === '' || typed === ready ? null : text
  }
  if (Object.keys(wrong).length > 0) return { ...wrongFields(sent, wrong), typed: sent.values() }
  return saved({ office, shopId: shop.shopId, sent, call: 'changeChatTexts' }, () =>
    manage.changeChatTexts({ params, revision: sent.text('revision'), body: { texts: written } }),
  )
}
