import { type DeliveryDays, formatAmount, type MoneyStyle, parseAmount, type ShippingRate } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { amountIn, saved, textIn, wholeIn } from '#app/settings/save.server.ts'
import { limitsWords } from '#app/words/limits/index.ts'
import { shippingWords } from '#app/words/shipping/index.ts'
import { loadWords } from '#app/words/words.ts'
import { type LineProblem, LONGEST_LINES, readCityLines } from './city-lines.ts'
import { closed, NO_END, problemsOf } from './ranges.ts'

type Invalid = { readonly wrong: Readonly<Record<string, string>> }
type ReadRate = { readonly rate: ShippingRate } | Invalid

/** The most invalid lines that are listed. */
const MOST_NAMED = 5

export async function saveShipping(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const params = { shopId }
  const { currency, country } = await manage.getShop({ params })
  const read = await rateIn(office, sent, shopId, { currency, country })
  if ('wrong' in read) return wrongTyped(sent, read.wrong)
  return saved({ office, shopId, sent, call: 'setShipping' }, () =>
    manage.setShipping({ params, revision: sent.text('revision'), body: { rate: read.rate } }),
  )
}

async function rateIn(office: Office, sent: Sent, shopId: number, money: MoneyStyle): Promise<ReadRate> {
  const { parts } = await loadWords[office.language]()
  const days = daysIn(sent)
  const common = days && { days }
  switch (sent.text('kind')) {
    case 'free':
      return { rate: { kind: 'free', ...common } }
    case 'flat': {
      const price = amountIn(sent, 'price', money)
      return typeof price === 'number'
        ? { rate: { kind: 'flat', price, ...common } }
        : { wrong: { price: parts.amount } }
    }
    case 'bySubtotal':
      return bySubtotal(office, sent, money, common)
    case 'byCity':
      return byCity(office, sent, shopId, { money, common, amount: parts.amount })
    default:
      return { rate: { kind: 'unset' } }
  }
}

function daysIn(sent: Sent): DeliveryDays | null {
  const [from, to] = [wholeIn(sent, 'daysFrom'), wholeIn(sent, 'daysTo')]
  if (from === null && to === null) return null
  return { from: from ?? to ?? 0, to: to ?? from ?? 0 }
}

type CommonDays = { readonly days: DeliveryDays } | null

function bySubtotal({ language }: Office, sent: Sent, money: MoneyStyle, common: CommonDays): ReadRate {
  const words = shippingWords.of(language)
  const rows = sent.all('from').flatMap((typed, at) => {
    const [end = '', cost = ''] = [sent.all('to')[at], sent.all('cost')[at]]
    return [typed, end, cost].every((text) => text.trim() === '') ? [] : [{ typed, end, cost }]
  })
  const ranges = rows.map(({ typed, end, cost }) => ({
    from: typed.trim() === '' ? 0 : readAmount(typed, money),
    to: end.trim() === '' ? NO_END : readAmount(end, money),
    price: readAmount(cost, money),
  }))
  const whole = ranges.flatMap(({ from, to, price }) =>
    from === null || to === null || price === null ? [] : [{ from, to, price }],
  )
  if (whole.length < ranges.length || whole.length === 0) return { wrong: { ranges: words.incomplete } }
  if (whole.some(({ from, to }) => from > to)) return { wrong: { ranges: words.backwards } }
  const made = closed(whole)
  const overlap = problemsOf(made).find(({ kind }) => kind === 'overlap')
  if (overlap?.kind === 'overlap') return { wrong: { ranges: words.overlap(formatAmount(overlap.at, money)) } }
  return { rate: { kind: 'bySubtotal', ranges: made, ...common } }
}

const readAmount = (text: string, money: MoneyStyle) => parseAmount(text.trim().slice(0, 24), money)

type ByCity = { readonly money: MoneyStyle; readonly common: CommonDays; readonly amount: string }

async function byCity(
  { manage, language }: Office,
  sent: Sent,
  shopId: number,
  { money, common, amount }: ByCity,
): Promise<ReadRate> {
  const words = shippingWords.of(language)
  if (sent.text('cities').length > LONGEST_LINES)
    return { wrong: { cities: limitsWords.of(language).tooLong(LONGEST_LINES.toLocaleString(language)) } }
  const { items: places } = await manage.listCities({ params: { shopId } })
  const added = textIn(sent, 'division')
    ? `\n* ${sent.text('division')}; ${sent.text('divisionPrice')}; ${sent.text('divisionDays')}`
    : ''
  const { cities, problems } = readCityLines(sent.text('cities') + added, places, money)
  const say = { line: words.badLine, city: words.badCity, many: words.manyCities }
  const named = problems.slice(0, MOST_NAMED).map(({ kind, line, text }: LineProblem) => say[kind](line, text))
  if (named.length > 0) return { wrong: { cities: named.join(' ') } }
  if (cities.length === 0) return { wrong: { cities: words.needCities } }
  const elsewhere = amountIn(sent, 'elsewhere', money)
  if (elsewhere === undefined) return { wrong: { elsewhere: amount } }
  return { rate: { kind: 'byCity', cities, elsewhere, ...common } }
}
