import type { City, DeliveryDays, ShippingRate, Shop } from '@store/core'
import { moneyOf } from './print.ts'

/** The price and duration of delivery, in one line. */
export function rateInWords(
  rate: ShippingRate,
  shop: Pick<Shop, 'currency' | 'country'>,
  cities: readonly City[] = [],
): string {
  return [costInWords(rate, shop, cities), ...(rate.days ? [inDays(rate.days)] : [])].join('; ')
}

/** As in "2 to 5 working days". */
export const inDays = ({ from, to }: DeliveryDays) =>
  from < to ? `${from} to ${to} working days` : `${to} working ${to === 1 ? 'day' : 'days'}`

function costInWords(rate: ShippingRate, shop: Pick<Shop, 'currency' | 'country'>, cities: readonly City[]): string {
  const money = moneyOf(shop)
  switch (rate.kind) {
    case 'free':
      return 'free across the store'
    case 'flat':
      return `${money(rate.price)} everywhere`
    case 'bySubtotal':
      return rate.ranges.map(({ from, to, price }) => `${money(from)} to ${money(to)}: ${money(price)}`).join('; ')
    case 'byCity': {
      const name = (id: number) => cities.find((city) => city.id === id)?.name ?? `city ${id}`
      const listed =
        rate.cities.length > 12
          ? [`${rate.cities.length} cities`]
          : rate.cities.map(({ cityId, price, days }) =>
              [`${name(cityId)}: ${money(price)}`, ...(days ? [inDays(days)] : [])].join(', '),
            )
      const elsewhere = rate.elsewhere === null ? 'nowhere else' : `elsewhere: ${money(rate.elsewhere)}`
      return [...listed, elsewhere].join('; ')
    }
    case 'unset':
      return 'not configured: shoppers are told to contact the store'
  }
}
