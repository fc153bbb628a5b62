import { type ChatText, chatLink, chatTextOf, fillChatText, plainChatText } from '@store/core'
import type { Office } from '#app/session/office.server.ts'

type Order = Awaited<ReturnType<Office['manage']['getOrders']>>['items'][number]
type Shop = Pick<Awaited<ReturnType<Office['manage']['getShop']>>, 'name'>
type Texts = Awaited<ReturnType<Office['manage']['getChatTexts']>>

/**
 * WhatsApp links with a text for the order's next step (`ask`), and for its present state (`chat`); null: the reader may not
 * see the buyer.
 */
export function chatsWith(order: Order, shop: Shop, known: Texts | null, amount: (hundredths: number) => string) {
  const { buyer, carrier, page } = order
  if (!buyer || !known) return null
  const facts = {
    name: plainChatText(buyer.name).split(' ')[0] ?? '',
    shop: plainChatText(shop.name),
    number: String(order.number),
    total: amount(order.total),
    link: page ?? '',
    carrier: carrier ? plainChatText(carrier.name) : '',
    guide: carrier?.trackingNumber ?? '',
  }
  const link = (kind: ChatText) =>
    chatLink(buyer.phone, fillChatText(known.texts[kind] ?? known.ready[kind], facts), 'mobile')
  const kind = chatTextOf(order.next)
  return { ask: link(kind), chat: link(order.shipment === 'inTransit' ? 'onTheWay' : kind) }
}
