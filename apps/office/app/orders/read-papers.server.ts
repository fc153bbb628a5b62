import { addressLines, formatAmount, paymentName, timeZoneOf } from '@store/core'
import { pictureAt } from '#app/media/picture-at.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { momentText } from '#app/words/dates.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { PICKED, pickedIn } from './filters.ts'
import { PAPER_KINDS, PAPERS, type PaperSize } from './paper-kinds.ts'

type Order = Awaited<ReturnType<Office['manage']['getOrders']>>['items'][number]

/** Loads the papers that an address names. Those that go with the parcel are in the shop's language. */
export async function readPapers({ manage, language }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const kind = PAPER_KINDS.find((each) => each === search.get('as')) ?? 'slip'
  const sizes: readonly PaperSize[] = PAPERS[kind]
  const size = sizes.find((each) => each === search.get('size')) ?? sizes[0] ?? 'a4'
  const picked = pickedIn(search.getAll(PICKED))
  const [shop, orders] = await Promise.all([
    manage.getShop({ params: { shopId } }),
    picked.length > 0 ? manage.getOrders({ params: { shopId }, query: { numbers: picked } }) : { items: [] },
  ])
  const paperLanguage = kind === 'sheet' ? language : shop.language
  const zone = timeZoneOf(shop.country)
  return {
    kind,
    size,
    picked,
    prices: search.get('prices') !== 'no',
    language: paperLanguage,
    words: orderWords.of(paperLanguage).paper,
    shop: { name: shop.name, city: shop.city, phone: shop.phone },
    today: momentText(new Date().toISOString(), paperLanguage, zone),
    orders: orders.items.map((order) => {
      const amount = (hundredths: number) =>
        formatAmount(hundredths, { currency: order.currency, country: shop.country })
      const due = dueOf(order)
      return {
        number: order.number,
        placed: momentText(order.placedAt, paperLanguage, zone),
        method: paymentName(order.paymentMethod, paperLanguage, shop.country),
        test: order.payment?.live === false,
        due: due > 0 ? amount(due) : null,
        paid: isPaid(order),
        to: order.recipient ?? null,
        pickUp: order.delivery?.kind === 'pickUp',
        place: placeOf(order),
        carrier: order.carrier ?? null,
        message: order.buyer?.message ?? null,
        answers: order.answers ?? [],
        lines: order.lines.map(({ name, variant, image, quantity, unitPrice, message }) => ({
          name,
          variant: variant.join(' · '),
          quantity,
          message: message ?? null,
          image: pictureAt(image, 160),
          amount: amount(unitPrice * quantity),
        })),
        sums: [
          ...order.discounts.map(({ name, amount: off }) => ({
            name: name ?? orderWords.of(paperLanguage).discount,
            amount: `− ${amount(off)}`,
          })),
          { name: orderWords.of(paperLanguage).paper.shipping, amount: amount(order.shipping) },
          { name: orderWords.of(paperLanguage).paper.total, amount: amount(order.total) },
        ],
      }
    }),
  }
}

export type Papers = Awaited<ReturnType<typeof readPapers>>
export type Paper = Papers['orders'][number]

const isPaid = ({ status }: Order) => status === 'paid' || status === 'dispatched' || status === 'delivered'

const AT_THE_DOOR: readonly Order['paymentMethod'][] = ['cashOnDelivery', 'payInStore']

/** The amount to collect on delivery. */
const dueOf = (order: Order): number =>
  isPaid(order) || order.status === 'cancelled' || !AT_THE_DOOR.includes(order.paymentMethod) ? 0 : order.total

const placeOf = ({ delivery }: Order): readonly string[] =>
  delivery?.kind === 'address' ? [...addressLines(delivery.address)] : delivery?.place ? [delivery.place] : []
