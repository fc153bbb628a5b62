import type { Amount, City, DeliveryDays, ShippingRate } from '@store/core'
import { type ManagedShop, withShop } from '../api.ts'
import { citiesFor, cityOf } from '../city.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, print } from '../print.ts'
import { rateInWords } from '../rate.ts'
import { amountOf, oneOf, several, workingDays } from '../reading.ts'

export const shippingCommand = () => group('shipping', 'Manage what delivery costs', [shippingShow(), shippingSet()])

const shippingShow = () =>
  command('show', 'Show what delivery costs', ['shipping show --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { rate } = await where.manage.getShipping({ params: where.params })
        const cities = await citiesFor(where)
        answer(options, rate, () => print(rateInWords(rate, where.shop, cities)))
      })
    })

type ShippingOptions = {
  readonly price?: string
  readonly range?: readonly string[]
  readonly city?: readonly string[]
  readonly elsewhere?: string
  readonly days?: DeliveryDays
}
type Mode = ShippingRate['kind']

/** The options that each mode needs; any other one is an error. */
const MODES: Readonly<
  Record<
    Mode,
    {
      takes: readonly (keyof ShippingOptions)[]
      read: (options: ShippingOptions, shop: ManagedShop, cities: readonly City[]) => ShippingRate
    }
  >
> = {
  free: { takes: [], read: () => ({ kind: 'free' }) },
  unset: { takes: [], read: () => ({ kind: 'unset' }) },
  flat: {
    takes: ['price'],
    read: ({ price }, shop) => {
      if (price === undefined) throw new Complaint('Say what it costs: --price.')
      return { kind: 'flat', price: amountOf(price, shop) }
    },
  },
  bySubtotal: {
    takes: ['range'],
    read: ({ range = [] }, shop) => {
      if (range.length === 0) throw new Complaint('Say at least one range: --range 0:100000:8000.')
      return { kind: 'bySubtotal', ranges: apart(range.map((text) => rangeOf(text, shop))) }
    },
  },
  byCity: {
    takes: ['city', 'elsewhere'],
    read: ({ city = [], elsewhere }, shop, cities) => {
      if (city.length === 0) throw new Complaint('Say at least one city: --city "Medellín:8000".')
      const priced = city.map((text) => cityPriceOf(text, shop, cities))
      const twice = priced.find(({ cityId }, index) => priced.findIndex((other) => other.cityId === cityId) < index)
      if (twice) throw new Complaint(`${cities.find(({ id }) => id === twice.cityId)?.name} is named twice.`)
      return { kind: 'byCity', cities: priced, elsewhere: elsewhere === undefined ? null : amountOf(elsewhere, shop) }
    },
  },
}
const KINDS = Object.keys(MODES) as readonly Mode[]

const shippingSet = () =>
  command('set', 'Set what delivery costs', [
    'shipping set free --shop mercado',
    'shipping set flat --price 8 --days 2-5 --shop mercado',
    'shipping set bySubtotal --range 0:99.99:9 --range 100:500:0 --shop mercado',
    'shipping set byCity --city "Medellín:6000:1-2" --city 11001:9000 --elsewhere 15000 --days 3-8 --shop plaza',
    'shipping set unset --shop mercado',
  ])
    .argument('<mode>', KINDS.join(', '), oneOf(KINDS))
    .requiredOption(...SHOP)
    .option('--price <amount>', 'flat: what it costs everywhere')
    .option('--range <from:to:price>', 'bySubtotal: may be given several times, ends included', several)
    .option('--city <city:price[:days]>', 'byCity: name or official code, may be given several times', several)
    .option('--elsewhere <amount>', 'byCity: everywhere else; without it nothing is sent there')
    .option('--days <from-to>', 'working days it takes, as in 2-5, where a city does not say its own', workingDays)
    .action(async (mode: Mode, options: OfShop & ShippingOptions) => {
      const { takes, read } = MODES[mode]
      if (mode === 'unset' && options.days) throw new Complaint('--days says nothing while nothing is sent.')
      const misplaced = (['price', 'range', 'city', 'elsewhere'] as const).find(
        (name) => options[name] !== undefined && !takes.includes(name),
      )
      if (misplaced)
        throw new Complaint(`--${misplaced} says nothing for ${mode}. Leave it out, or choose another mode.`)
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const cities = await citiesFor(where)
        const rate = { ...read(options, shop, cities), ...(options.days && { days: options.days }) }
        const { revision } = await manage.getShipping({ params })
        await manage.setShipping({ params, revision, body: { rate } })
        answer(options, rate, () => print(`${shop.name} delivers: ${rateInWords(rate, shop, cities)}`))
      })
    })

type Range = { readonly from: Amount; readonly to: Amount; readonly price: Amount }

function rangeOf(text: string, shop: ManagedShop): Range {
  const [from, to, price, more] = text.split(':')
  if (from === undefined || to === undefined || price === undefined || more !== undefined)
    throw new Complaint(`"${text}" is not a range. Write it as from:to:price, as in 0:100000:8000.`)
  const range = { from: amountOf(from, shop), to: amountOf(to, shop), price: amountOf(price, shop) }
  if (range.from > range.to) throw new Complaint(`The range "${text}" ends before it begins.`)
  return range
}

/** Ranges in order. Overlapping ranges are refused, because it would be undefined which one counts. */
function apart(ranges: readonly Range[]): readonly Range[] {
  const sorted = ranges.toSorted((a, b) => a.from - b.from)
  const overlap = sorted.some((range, index) => range.from <= (sorted[index - 1]?.to ?? -1))
  if (overlap) throw new Complaint('Two ranges overlap: both ends belong to a range.')
  return sorted
}

function cityPriceOf(text: string, shop: ManagedShop, cities: readonly City[]) {
  const [, city = '', price = '', days] = /^(.+?):([^:]+)(?::([^:]+))?$/.exec(text) ?? []
  if (!city) throw new Complaint(`"${text}" is not a city with its price. Write it as in "Medellín:8000".`)
  return {
    cityId: cityOf(city, cities).id,
    price: amountOf(price, shop),
    ...(days !== undefined && { days: workingDays(days) }),
  }
}
