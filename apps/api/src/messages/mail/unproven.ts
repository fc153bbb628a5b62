import { ADDRESS_FIELDS, BUYER_FIELDS, type Order, readTexts } from '@store/core'
import type { OrderMailContext } from './mail-context.ts'

/** Only a first name: the letters of one word. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,19}$/u

/**
 * The order with the data that a mail to its buyer may contain. Anybody can order with somebody else's address, so such a mail
 * repeats no text from the form. Texts that could be a stranger's message are only on the order's page, to which the mail links.
 */
export function forUnprovenAddress(context: OrderMailContext, nameless: string): OrderMailContext {
  const { order } = context
  const [first = ''] = order.buyer.name.trim().slice(0, 40).split(/\s/)
  return {
    ...context,
    order: {
      ...order,
      buyer: {
        ...readTexts(BUYER_FIELDS, () => null),
        name: FIRST_NAME.test(first) ? first : nameless,
        email: order.buyer.email,
        phoneShown: '',
      },
      answers: [],
      invoice: null,
      lines: order.lines.map((line) => ({ ...line, message: null })),
      delivery: withoutTypedText(order.delivery),
    },
  }
}

/** Of an address, only a city that was chosen from a list is kept. */
function withoutTypedText(delivery: Order['delivery']): Order['delivery'] {
  if (delivery.kind === 'pickUp') return delivery
  const { cityId, city, division } = delivery.address
  const known = cityId === null ? { city: '', division: '' } : { city, division }
  return { ...delivery, address: { ...readTexts(ADDRESS_FIELDS, () => null), ...known, cityId } }
}
