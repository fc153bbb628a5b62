import { data } from '@remix-run/node'
import { formatAmount, timeZoneOf } from '@store/core'
import { searchedFor } from '#app/find/searched-for.ts'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { dataWords } from '#app/words/data/index.ts'
import { momentText } from '#app/words/dates.ts'
import { blockedText } from './blocked-text.ts'

/** Loads a page of buyers, the most recent first. */
export async function readBuyers({ manage, language }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const params = { shopId }
  const typed = searchedFor(search.get('q'))
  const after = search.get('after')
  const blocked = search.get('view') === 'blocked'
  const [{ currency, country }, { items, next }] = await Promise.all([
    manage.getShop({ params }),
    manage.listBuyers({
      params,
      query: { limit: 50, ...(typed && { q: typed }), ...(after && { after }), ...(blocked && { blocked }) },
    }),
  ])
  const words = dataWords.of(language)
  const zone = timeZoneOf(country)
  return {
    typed,
    next,
    blocked,
    buyers: items.map(({ name, idNumber, phone, email, city, orders, spent, returned, lastAt, ...mark }) => ({
      name,
      phone,
      idNumber,
      city,
      note: mark.note,
      contact: [phone, email, idNumber].filter(Boolean).join(' · '),
      summary: [
        words.orders(orders),
        words.spent(formatAmount(spent, { currency, country })),
        words.last(momentText(lastAt, language, zone)),
      ].join(' · '),
      returned: returned > 0 ? words.returned(returned) : null,
      blocked: mark.blocked && blockedText(mark.blocked, language, (moment) => momentText(moment, language, zone)),
    })),
  }
}

/** Handles the forms of the buyers page. Buyers have no id: they are found by the document or phone of their orders. */
export async function changeBuyer(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = dataWords.of(office.language)
  const params = { shopId }
  const idNumber = sent.text('idNumber')
  const who = idNumber ? { idNumber } : { phone: sent.text('phone') }
  const done = (note: string): Done => ({ kind: 'done', note })
  // After the intent, the button names the buyer, so that a refusal is shown in their row.
  switch (sent.intent.split(' ')[0]) {
    case 'note':
      await manage.noteBuyer({ params, body: { ...who, text: sent.text('text') } })
      return done(words.noted)
    case 'block': {
      const reason = sent.text('reason')
      if (reason === '') return wrongTyped(sent, { reason: words.blockReasonMissing })
      await manage.blockBuyer({ params, body: { ...who, reason } })
      return done(words.blockedNow)
    }
    case 'unblock':
      await manage.unblockBuyer({ params, body: who })
      return done(words.unblocked)
    case 'forget': {
      const { orders, underWay } = await manage.forgetBuyer({ params, body: who })
      const rest = underWay.length > 0 ? ` ${words.underWay(underWay.join(', '))}` : ''
      return done(words.forgotten(orders.length) + rest)
    }
    default:
      throw data(null, { status: 400 })
  }
}
