import { manageEndpoints as calls, type Input, type ManageEndpoints } from '@store/api-client/manage'
import { invariant, type ShopId } from '@store/core'
import { type HandSale, quoteSale, type SaleRefusal, sellByHand } from '../../orders/sell.ts'
import { isStockroom } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, type WrongField } from '../refusal.ts'
import { authorOf } from './orders.ts'

export function saleRoutes(manage: Management): void {
  manage.write(calls.createOrder, async (tx, { shopId, body, services, caller, who }) => {
    if (isStockroom(caller)) throw new Refusal('forbidden', { needs: 'orders:write' })
    const sale = saleOf(shopId, body, authorOf(caller, who, body.by))
    if (body.dryRun) {
      const quoted = await quoteSale(tx, sale, services.orderContext())
      if (!quoted) throw new Refusal('notFound')
      refuse(sale, quoted.refusals)
      const { totals, lines } = quoted
      const { subtotal, discounts, total, units, shipping } = totals
      invariant(shipping.kind === 'quoted', 'a quote without refusals can be sold')
      return {
        number: null,
        subtotal,
        discounts: [...discounts],
        shipping: shipping.price,
        total,
        units,
        lines: lines.map(({ name, unitPrice, quantity }) => ({ name, unitPrice, quantity })),
      }
    }
    const outcome = await sellByHand(tx, sale, services.orderContext())
    if (!outcome) throw new Refusal('notFound')
    if (outcome.kind === 'refused') throw refusalOf(sale, outcome.refusals)
    const { number, subtotal, discounts, shipping, total, units, lines } = outcome.order
    return {
      number,
      subtotal,
      discounts: [...discounts],
      shipping,
      total,
      units,
      lines: lines.map(({ name, unitPrice, quantity }) => ({ name, unitPrice, quantity })),
    }
  })
}

type Body = Input<ManageEndpoints['createOrder']>['body']

const saleOf = (shopId: ShopId, body: Body, who: string): HandSale => {
  const { buyer = {}, address = null, coupon = null, discount = 0, shipping = 0, expectedTotal = null } = body
  const { name = null, phone = null, email = null, idNumber = null, message = null } = buyer
  return {
    shopId,
    who,
    coupon,
    discount,
    shipping,
    expectedTotal,
    paymentMethod: body.paymentMethod,
    state: body.state,
    channel: body.channel ?? 'pointOfSale',
    lines: body.lines.map(({ productId, variantId = null, quantity }) => ({ productId, variantId, quantity })),
    buyer: { name, phone, email, idNumber, message },
    address: address && {
      ...address,
      details: address.details ?? null,
      cityId: null,
      neighbourhood: null,
      postcode: null,
    },
  }
}

function refuse(sale: HandSale, refusals: readonly SaleRefusal[]): void {
  if (refusals.length > 0) throw refusalOf(sale, refusals)
}

const refusalOf = (sale: HandSale, refusals: readonly SaleRefusal[]): Refusal =>
  new Refusal('fields', { errors: refusals.map((refusal) => wrongOf(sale, refusal)) })

/** The field to correct, and its error. */
function wrongOf({ lines }: HandSale, refusal: SaleRefusal): WrongField {
  const line = (line: { readonly productId: number; readonly variantId: string | null }) =>
    `lines[${Math.max(
      0,
      lines.findIndex(({ productId, variantId }) => productId === line.productId && variantId === line.variantId),
    )}]`
  switch (refusal.kind) {
    case 'outOfStock':
      return { path: `${line(refusal)}.quantity`, code: 'tooBig', params: { most: refusal.available } }
    case 'overLimit':
      return { path: `${line(refusal)}.quantity`, code: 'tooBig', params: { most: refusal.limit } }
    case 'badQuantity':
      return { path: `${line(refusal)}.quantity`, code: 'wrongFormat' }
    case 'inactive':
    case 'unknownProduct':
      return { path: `${line(refusal)}.productId`, code: 'unknown' }
    case 'variantNeeded':
      return { path: `${line({ ...refusal, variantId: null })}.variantId`, code: 'missing' }
    case 'coupon':
      return { path: 'coupon', code: 'notAllowed' }
    case 'discount':
      return { path: 'discount', code: 'tooBig', params: { most: refusal.most } }
    case 'priceChanged':
      return { path: 'expectedTotal', code: 'notOneOf', params: { options: refusal.actual } }
    case 'field':
      return { path: `buyer.${refusal.field}`, code: refusal.field === 'name' ? 'missing' : 'wrongFormat' }
    default:
      return { path: '', code: 'notAllowed' }
  }
}
