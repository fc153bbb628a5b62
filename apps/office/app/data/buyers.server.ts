import { formatAmount, timeZoneOf } from '@store/core'
import { searchedFor } from '#app/find/searched-for.ts'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { dataWords } from '#app/words/data/index.ts'
import { momentText } from '#app/words/dates.ts'

/** A page of buyers, the last one first. */
export async function readBuyers({ manage, language }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const params = { shopId }
  const typed = searchedFor(search.get('q'))
  const after = search.get('after')
  const [{ currency, country }, { items, next }] = await Promise.all([
    manage.getShop({ params }),
    manage.listBuyers({ params, query: { limit: 50, ...(typed && { q: typed }), ...(after && { after }) } }),
  ])
  const words = dataWords.of(language)
  const zone = timeZoneOf(country)
  return {
    ...{ typed, next },
    buyers: items.map(({ name, idNumber, phone, email, city, orders, spent, returned, lastAt }) => ({
      ...{ name, phone, idNumber, city },
      contact: [phone, email, idNumber].filter(Boolean).join(' · '),
      said: [
        words.orders(orders),
        words.spent(formatAmount(spent, { currency, country })),
        words.last(momentText(lastAt, language, zone)),
      ].join(' · '),
      returned: returned > 0 ? words.returned(returned) : null,
    })),
  }
}

/** Forgets somebody, who is named by what their orders have in common. */
export async function forgetBuyer(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done> {
  const words = dataWords.of(office.language)
  const idNumber = sent.text('idNumber')
  const body = idNumber ? { idNumber } : { phone: sent.text('phone') }
  const { orders, underWay } = await office.manage.forgetBuyer({ params: { shopId }, body })
  const rest = underWay.length > 0 ? ` ${words.underWay(underWay.join(', '))}` : ''
  return { kind: 'done', note: words.forgotten(orders.length) + rest }
}
