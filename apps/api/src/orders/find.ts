import { createHash, timingSafeEqual } from 'node:crypto'
import {
  awaitsPayment,
  BUYER_FIELDS,
  isPrivateOrder,
  normaliseIdNumber,
  type Order,
  type OrderNumber,
  readTexts,
  type ShopId,
  takesProof,
} from '@store/core'
import type { Tx } from '../database/open.ts'
import { NO_STREET, NO_TRACKING } from './store/buyers.ts'
import { findOrderByNumber, findOrderProof } from './store/orders.ts'

type OrderQuery = { readonly shopId: ShopId; readonly number: OrderNumber }

/**
 * An order, by its number and its buyer's ID number (V3); with its key, if a payment or a proof of it is still possible.
 * Null: no such pair. Neither the response nor the amount of data read shows which half was wrong: the order itself is only
 * read if both are right.
 */
export async function findOrder(tx: Tx, query: OrderQuery & { readonly idNumber: string }): Promise<Order | null> {
  const known = await findProven(tx, query, 'idNumber', normaliseIdNumber(query.idNumber))
  if (!known) return null
  const { order, accessKey } = known
  return awaitsPayment(order) || takesProof(order) ? { ...order, accessKey } : order
}

/** An order, by the key from placing it (R15). */
export async function findPlacedOrder(tx: Tx, query: OrderQuery & { readonly key: string }): Promise<Order | null> {
  return (await findProven(tx, query, 'accessKey', query.key))?.order ?? null
}

async function findProven(tx: Tx, { shopId, number }: OrderQuery, half: 'idNumber' | 'accessKey', idNumber: string) {
  const proof = await findOrderProof(tx, shopId, number)
  if (!equalInTime(proof?.[half] ?? '', idNumber) || idNumber === '') return null
  return findOrderByNumber(tx, shopId, number)
}

/**
 * The order as its links and its number show it. Links in mails have no expiry, so an old order only shows its status and
 * lines, and no longer its buyer, address and payment.
 */
export function shownOrder(order: Order | null, now: Date): Order | null {
  if (!order || !isPrivateOrder(order, now)) return order
  const { accessKey: _, proof: __, ...shown } = order
  const { delivery, carrier, payment } = order
  return {
    ...shown,
    lines: order.lines.map((line) => ({ ...line, message: null })),
    buyer: { ...readTexts(BUYER_FIELDS, () => null), documentType: null, phoneShown: '', message: null },
    answers: [],
    invoice: null,
    delivery: delivery.kind === 'address' ? { ...delivery, address: { ...delivery.address, ...NO_STREET } } : delivery,
    carrier: carrier && { ...carrier, ...NO_TRACKING },
    depositAccount: null,
    payment: payment && { ...payment, receipt: null },
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const equalInTime = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
