import { shopPath } from '@store/core'
import { searchedFor } from '#app/find/searched-for.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { inboxWords } from '#app/words/inbox/index.ts'
import { answerLinks } from './answer-links.ts'
import { splitText } from './split-text.ts'
import { queryOf, viewIn } from './views.ts'

/** The size of a page; each message is a card. */
const PAGE = 30

/** Loads a page of messages, newest first, with the links to answer each. */
export async function readMessages({ manage }: Office, { shopId, url }: MyShop, search: URLSearchParams) {
  const params = { shopId }
  const view = viewIn(search.get('view'))
  const typed = searchedFor(search.get('q'))
  const after = search.get('after')
  const [shop, { items, next }, team] = await Promise.all([
    manage.getShop({ params }),
    manage.listMessages({
      params,
      query: { limit: PAGE, ...queryOf(view, new Date()), ...(typed && { q: typed }), ...(after && { after }) },
    }),
    manage.listAnswerers({ params }),
  ])
  const isFirst = items.length === 0 && !typed && !after
  const { items: known } = isFirst ? await manage.listMessages({ params, query: { limit: 1 } }) : { items }
  const words = inboxWords.of(shop.language)
  return {
    view,
    typed,
    next,
    team: team.items,
    /** Whether the shop has no message at all. */
    isNew: known.length === 0,
    /** Whether the shop's contact page has a form. */
    hasForm: shop.email !== null,
    contactPage: `${url}${shopPath('contact')}`,
    messages: items.map(({ text, chatNumber, ...message }) => ({
      ...message,
      ...splitText(text),
      links: answerLinks({ ...message, text, chatNumber }, shop.name, words),
    })),
  }
}

export type ShownMessage = Awaited<ReturnType<typeof readMessages>>['messages'][number]
export type Answerer = Awaited<ReturnType<typeof readMessages>>['team'][number]
