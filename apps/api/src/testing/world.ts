import type { EndpointName } from '@store/api-client/contract'
import type { Order, Product, ShopId } from '@store/core'
import { saveArticle } from '../content/store.ts'
import { setDiscounts } from '../coupons/discounts.ts'
import { addCoupon } from '../coupons/store.ts'
import { type Database, inShop } from '../database/index.ts'
import { findUnconfirmedKey } from '../newsletter/store.ts'
import { couponOf, draftOf, one, openShop, sell } from '../orders/testing.ts'
import { setAccount } from '../payments/store/accounts.ts'
import { addPaymentEvent, insertAttempt } from '../payments/store/payments.ts'
import { addAccessCode } from '../shops/store/access-codes.ts'
import {
  setAffiliations,
  setChatOrderForm,
  setIntegrations,
  setMarketplaceAccess,
} from '../shops/store/integrations.ts'
import { setBranches, setPolicies, setTemplateSettings } from '../shops/store/parts.ts'
import { changeShop } from '../shops/store/shops.ts'
import { testApi } from '../testing.ts'

/** Calls whose key is not an order's: a subscription's, or the key of an order that is not placed yet. */
const KEY_IS_NO_ORDERS: readonly EndpointName[] = ['placeOrder', 'confirmSubscription', 'unsubscribe']

const TEMPLATES = [5, 7, 9, 10, 11, 12, 13, 14, 16]

/** A shop with data in every part, all of which contains the shop's mark. */
export type SampleWorld = {
  readonly shopId: ShopId
  readonly product: Product
  readonly order: Order
  /** Its ids and names, by the names of this call's parameters. */
  readonly known: (call: EndpointName) => Readonly<Record<string, unknown>>
}

export async function openWorld(db: Database, mark: string): Promise<SampleWorld> {
  const { api } = testApi(db)
  const idNumber = `CE9${mark.length}${Date.now()}`
  const shopId = await openShop(db, {
    name: `Tienda ${mark}`,
    email: `${mark}@tienda.example`,
    city: mark,
    phone: '+576041234567',
    description: mark,
    logo: `/media/1/${mark}.svg`,
    about: { mission: mark, vision: mark, story: mark },
  })
  const [product] = await sell(db, shopId, {
    name: `Camisa ${mark}`,
    description: `<p>${mark}</p>`,
    category: `Ropa ${mark}`,
    subcategory: `Lino ${mark}`,
    units: 100_000,
    options: [{ name: 'Talla', values: ['S'] }],
    variants: [{ values: ['S'], price: 50_000_00, compareAt: null, units: 100_000, sku: mark, enabled: true }],
  })
  if (!product) throw new Error('nothing to sell')
  let article = 0
  const coupon = `CUPON-${mark.toUpperCase()}`
  await changeShop(db, shopId, async (tx) => {
    await setPolicies(tx, shopId, { shipping: mark, privacy: mark })
    const place = { latitude: 6.2, longitude: -75.5, hours: mark, phone: null, photo: null }
    await setBranches(tx, shopId, [{ name: mark, address: mark, ...place }])
    const reduction = { kind: 'percentage', percent: 10 } as const
    await setDiscounts(tx, shopId, [{ name: mark, active: true, trigger: 'quantity', minQuantity: 3, reduction }])
    for (const template of TEMPLATES) await setTemplateSettings(tx, shopId, template, { cover: mark })
    const about = { author: mark, summary: mark, image: null, active: true, publishedAt: null, publishAt: null }
    article = await saveArticle(tx, shopId, { slug: mark, title: `Nota ${mark}`, body: mark, ...about })
    await setIntegrations(tx, shopId, { facebookPixel: mark, analytics: mark })
    await setAffiliations(tx, shopId, [{ name: mark, logo: null }])
    await setMarketplaceAccess(tx, shopId, { enabled: true, token: mark })
    await setChatOrderForm(tx, shopId, [{ key: '1', label: mark, type: 'text', value: mark, required: true }])
    await addCoupon(tx, shopId, couponOf(coupon))
    await addAccessCode(tx, shopId, `codigo-${mark}`, mark)
    await setAccount(tx, shopId, { provider: 'wompi', live: false, keys: Buffer.from(mark) })
  })
  const variantId = product.variants[0]?.id ?? null
  const draft = draftOf(shopId, [one(product, 1, variantId)], { coupon })
  const outcome = await api.placeOrder({ body: { ...draft, buyer: { ...draft.buyer, name: `Ana ${mark}`, idNumber } } })
  if (outcome.kind !== 'placed') throw new Error(`no order: ${JSON.stringify(outcome)}`)
  const { order, accessKey } = outcome
  const email = `ana-${mark}@ejemplo.co`
  await api.subscribe({ body: { shopId, email, consent: mark } })
  const subscriptionKey = await inShop(db, shopId, (tx) => findUnconfirmedKey(tx, shopId, email))
  const attempt = { shopId, number: order.number, attempt: 1 }
  const at = new Date()
  await inShop(db, shopId, async (tx) => {
    await insertAttempt(tx, {
      ...attempt,
      provider: 'wompi',
      method: 'wompi',
      reference: `${shopId}-${order.number}-1`,
      live: false,
      amount: order.total,
      currency: order.currency,
      startedAt: at,
      dueAt: null,
    })
    await addPaymentEvent(tx, attempt, { transactionId: mark, state: 'pending', source: 'event', problem: '', at })
  })
  const known = {
    storeId: shopId,
    tienda: shopId,
    id_tienda: shopId,
    id: shopId,
    shopId,
    template: 5,
    slug: product.slug,
    productId: product.id,
    categoryId: product.category?.id,
    articleId: article,
    number: order.number,
    orderId: order.number,
    idNumber,
    key: accessKey,
    attempt: 1,
    ids: [String(product.id)],
    lines: [{ productId: product.id, variantId, quantity: 1 }],
    variantId,
    criteria: `s${shopId}`,
    category: product.category?.name,
    code: `codigo-${mark}`,
    coupon,
    email,
    clientEmail: email,
  }
  return {
    shopId,
    product,
    order,
    known: (call) => (KEY_IS_NO_ORDERS.includes(call) ? { ...known, key: subscriptionKey } : known),
  }
}
