import { formatAmount, type MoneyStyle, parseAmount, quoteShipping } from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { cityFinder, cityLabel } from '#app/settings/cities.ts'
import { shippingWords } from '#app/words/shipping/index.ts'
import { writeCityLines } from './city-lines.ts'

/** Loads the shipping prices, the cities, and the price for the purchase in the address. */
export async function readShipping({ manage, language }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const params = { shopId }
  const [{ currency, country }, { rate, revision }, { items: places }] = await Promise.all([
    manage.getShop({ params }),
    manage.getShipping({ params }),
    manage.listCities({ params }),
  ])
  const money: MoneyStyle = { currency, country }
  const isTried = search.has('amount') || search.has('city')
  return {
    money,
    rate: rate.kind === 'byCity' ? { ...rate, cities: [] } : rate,
    revision,
    lines: rate.kind === 'byCity' ? writeCityLines(rate.cities, places, money) : '',
    priced: rate.kind === 'byCity' ? rate.cities.length : 0,
    places: places.map(cityLabel),
    divisions: [...new Set(places.map(({ division }) => division))].toSorted((a, b) => a.localeCompare(b, language)),
    tried: isTried ? tryOut() : null,
  }

  function tryOut() {
    const words = shippingWords.of(language)
    const [city, typed] = [search.get('city') ?? '', search.get('amount') ?? '']
    const found = cityFinder(places)(city)
    const subtotal = parseAmount(typed.slice(0, 24), money) ?? 0
    const cityId = found === null || found === 'many' ? null : found.id
    const quote = quoteShipping(rate, { subtotal, lines: [], delivery: 'address' }, cityId)
    const answers = { unset: words.answerUnset, noRange: words.answerNoRange, noCity: words.answerNoCity }
    const days = quote.kind === 'quoted' && quote.days ? words.answerDays(quote.days.from, quote.days.to) : null
    const answer =
      quote.kind === 'cityNeeded'
        ? words.answerCityNeeded
        : quote.kind === 'unavailable'
          ? answers[quote.reason]
          : quote.price === 0
            ? words.answerFree
            : words.answer(formatAmount(quote.price, money))
    return { city, amount: typed, answer: [answer, days].filter(Boolean).join(' ') }
  }
}
