import { type PushKind, SCOPES_OF_ROLE, type Scope } from '@store/api-client/manage'
import { formatAmount, isTestOrder, type Language, type Order, type Shop, type ShopId, timeZoneOf } from '@store/core'
import { inShop, type Tx } from '../database/open.ts'
import { findOrderByNumber } from '../orders/store/orders.ts'
import { listSoldOut } from '../orders/store/units.ts'
import { type Notice, push } from '../push/send.ts'
import { type Device, forgetDevice, listDevices } from '../push/store.ts'
import { findShop } from '../shops/store/shops.ts'
import { listMemberships } from '../team/store.ts'
import type { ClaimedMessage } from './claims.ts'
import { type Deliveries, type DeliverySettings, noRecipient } from './delivery.ts'
import type { ORDER_PUSHES } from './message.ts'
import { type Attempt, MAX_PUSH_TRIES } from './worker.ts'

type Words = Readonly<Record<Exclude<PushKind, 'soldOut'> | 'cashOnDelivery' | 'test' | 'lastSold', string>> & {
  readonly soldOut: (name: string) => string
  /** How many other products or variants the same order sold out. */
  readonly others: (count: number) => string
}

const WORDS: { readonly [Each in Language]: Words } = {
  es: {
    order: 'Pedido nuevo',
    paid: 'Te pagaron',
    hold: 'En dos horas se libera lo apartado: respóndele',
    message: 'Te escribieron desde la tienda',
    soldOut: (name) => `Agotado: ${name}`,
    lastSold: 'Se vendió la última unidad',
    others: (count) => `y se ${count === 1 ? 'agotó' : 'agotaron'} ${count} más`,
    trouble: 'Un pago necesita que lo mires',
    cashOnDelivery: 'contra entrega',
    test: 'PRUEBA',
  },
  en: {
    order: 'New order',
    paid: 'You were paid',
    hold: 'In two hours the units are released: answer them',
    message: 'Somebody wrote from the shop',
    soldOut: (name) => `Sold out: ${name}`,
    lastSold: 'The last unit was sold',
    others: (count) => `and ${count} ${count === 1 ? 'other' : 'others'} sold out`,
    trouble: 'A payment needs your attention',
    cashOnDelivery: 'cash on delivery',
    test: 'TEST',
  },
  pt: {
    order: 'Pedido novo',
    paid: 'Você recebeu',
    hold: 'Em duas horas a reserva acaba: responda',
    message: 'Escreveram da loja',
    soldOut: (name) => `Esgotado: ${name}`,
    lastSold: 'A última unidade foi vendida',
    others: (count) => `e mais ${count} ${count === 1 ? 'se esgotou' : 'se esgotaram'}`,
    trouble: 'Um pagamento precisa da sua atenção',
    cashOnDelivery: 'pagamento na entrega',
    test: 'TESTE',
  },
  fr: {
    order: 'Nouvelle commande',
    paid: 'Vous avez été payé',
    hold: 'Dans deux heures la réserve se libère : répondez',
    message: 'On vous a écrit depuis la boutique',
    soldOut: (name) => `Épuisé : ${name}`,
    lastSold: 'La dernière unité est vendue',
    others: (count) => `et ${count} ${count === 1 ? 'autre est épuisé' : 'autres sont épuisés'}`,
    trouble: 'Un paiement demande votre attention',
    cashOnDelivery: 'paiement à la livraison',
    test: 'TEST',
  },
}

/** No notifications are sent between these hours by the shop's clock, unless their person wants them. */
const [SLEEPS_FROM, SLEEPS_UNTIL] = [22, 7]

const isNight = (shop: Pick<Shop, 'country'>, now: Date): boolean => {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(shop.country), hour: '2-digit', hourCycle: 'h23' }).format(
      now,
    ),
  )
  return hour >= SLEEPS_FROM || hour < SLEEPS_UNTIL
}

/** The right that a person needs to get a notification of this kind. */
const NEEDS: { readonly [Kind in PushKind]: Scope } = {
  order: 'orders:read',
  paid: 'orders:read',
  hold: 'orders:read',
  soldOut: 'products:read',
  trouble: 'orders:read',
  message: 'messages:write',
}

/** A device, and what its person may see in the shop. */
type Recipient = { readonly device: Device; readonly scopes: readonly Scope[] }

async function recipientsOf(tx: Tx, shopId: ShopId, kind: PushKind): Promise<readonly Recipient[]> {
  const devices = await listDevices(tx, shopId, kind)
  const team = await listMemberships(tx, shopId)
  return devices.flatMap((device) => {
    const role = team.find(({ personId }) => personId === device.personId)?.role
    const scopes = role ? SCOPES_OF_ROLE[role] : []
    return scopes.includes(NEEDS[kind]) ? [{ device, scopes }] : []
  })
}

/** "1043 · Marcela · $ 128.900"; without the name for those who may not see buyers. */
function titleOf(order: Order, { country }: Shop, seesBuyers: boolean, words: Words): string {
  const [first = ''] = order.buyer.name.split(' ')
  const total = formatAmount(order.total, { country, currency: order.currency })
  const parts = [isTestOrder(order) ? words.test : '', String(order.number), seesBuyers ? first : '', total]
  return parts.filter(Boolean).join(' · ').slice(0, 120)
}

/** A notification of the night would be stale in the morning. */
const asleep: Attempt = { kind: 'dropped', reason: 'it is night, and no device wants notifications then' }

/** Sends a notification to every subscribed device; devices that no longer exist are deleted. */
async function sendAll(
  { shopId, tries }: ClaimedMessage,
  { db, pushKeys, officeUrl, isSignedIn, now }: DeliverySettings,
  { shop, recipients }: { readonly shop: Shop; readonly recipients: readonly Recipient[] },
  noticeFor: (recipients: Recipient, words: Words) => Notice,
): Promise<Attempt> {
  if (!pushKeys) return { kind: 'dropped', reason: 'there are no keys of notifications' }
  const at = now()
  const awake = recipients.filter(({ device }) => device.atNight || !isNight(shop, at))
  let later = 0
  for (const each of awake) {
    const { device } = each
    if (!(await isSignedIn(device.personId, device.browser, at))) {
      await inShop(db, shopId, (tx) => forgetDevice(tx, shopId, device.id))
      continue
    }
    const pushed = await push(device, noticeFor(each, WORDS[device.language]), pushKeys, officeUrl)
    if (pushed === 'gone') await inShop(db, shopId, (tx) => forgetDevice(tx, shopId, device.id))
    if (pushed === 'later') later += 1
  }
  if (awake.length === 0) return recipients.length > 0 ? asleep : noRecipient
  return later > 0 && tries < MAX_PUSH_TRIES
    ? { kind: 'later', problem: 'a push service did not answer' }
    : { kind: 'sent' }
}

type OrderPushKind = (typeof ORDER_PUSHES)[number]
type OrderPush = { readonly kind: OrderPushKind; readonly number: number }

async function aboutOrder(
  claimed: ClaimedMessage,
  { kind, number }: OrderPush,
  settings: DeliverySettings,
): Promise<Attempt> {
  const { shopId } = claimed
  const what = kind.slice('push.'.length) as Exclude<PushKind, 'message' | 'soldOut'>
  const found = await inShop(settings.db, shopId, async (tx) => {
    const [shop, known] = [await findShop(tx, shopId), await findOrderByNumber(tx, shopId, number)]
    return shop && known ? { shop, order: known.order, recipients: await recipientsOf(tx, shopId, what) } : null
  })
  if (!found) return noRecipient
  const { shop, order, recipients } = found
  if (what === 'hold' && order.status !== 'pending') return noRecipient
  return sendAll(claimed, settings, { shop, recipients }, ({ scopes }, words) => ({
    kind: isTestOrder(order) ? 'test' : what,
    title: titleOf(order, shop, scopes.includes('buyers:read'), words),
    body: [words[what], order.paymentMethod === 'cashOnDelivery' ? words.cashOnDelivery : '']
      .filter(Boolean)
      .join(' · '),
    tag: `${shop.subdomain} order ${number}`,
    path: `/${shop.subdomain}/orders/${number}`,
  }))
}

/** About what an order sold out; dropped if it is back on sale. */
async function aboutSoldOut(
  claimed: ClaimedMessage,
  { number }: Pick<OrderPush, 'number'>,
  settings: DeliverySettings,
): Promise<Attempt> {
  const { shopId } = claimed
  const found = await inShop(settings.db, shopId, async (tx) => {
    const [shop, [first, ...others]] = [await findShop(tx, shopId), await listSoldOut(tx, shopId, number)]
    return shop && first && { shop, first, others, recipients: await recipientsOf(tx, shopId, 'soldOut') }
  })
  if (!found) return noRecipient
  const { shop, first, others } = found
  const { productId, variantId, name, variant } = first
  return sendAll(claimed, settings, found, (_, words) => ({
    kind: 'soldOut',
    title: words.soldOut([name, ...variant].join(' · ')).slice(0, 120),
    body: [words.lastSold, others.length > 0 ? words.others(others.length) : ''].filter(Boolean).join(', '),
    tag: `${shop.subdomain} sold out ${number}`,
    path: `/${shop.subdomain}/stock${others.length > 0 ? '?view=out' : `/${productId}/${variantId}`}`,
  }))
}

export const PUSH_DELIVERIES: Pick<Deliveries, OrderPushKind | 'push.message'> = {
  'push.order': aboutOrder,
  'push.paid': aboutOrder,
  'push.hold': aboutOrder,
  'push.soldOut': aboutSoldOut,
  'push.trouble': aboutOrder,

  async 'push.message'(claimed, _, settings) {
    const { shopId } = claimed
    const found = await inShop(settings.db, shopId, async (tx) => {
      const shop = await findShop(tx, shopId)
      return shop && { shop, recipients: await recipientsOf(tx, shopId, 'message') }
    })
    if (!found) return noRecipient
    const { shop } = found
    return sendAll(claimed, settings, found, (_, words) => ({
      kind: 'message',
      title: shop.name,
      body: words.message,
      tag: `${shop.subdomain} message`,
      path: `/${shop.subdomain}/messages`,
    }))
  },
}
