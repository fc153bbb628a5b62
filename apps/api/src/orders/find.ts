import { createHash, timingSafeEqual } from 'node:crypto'
import { awaitsPayment, normaliseIdNumber, type Order, type OrderNumber, type ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { findOrderByNumber } from '../queries/orders.ts'

type Asked = { readonly shopId: ShopId; readonly number: OrderNumber }

/** An order, by its number and its buyer's ID (V3); with its key, while it can be paid by that. Null: no such pair; which half was wrong shows neither here nor in the time. */
export async function findOrder(tx: Tx, asked: Asked & { readonly idNumber: string }): Promise<Order | null> {
  const known = await findOrderByNumber(tx, asked.shopId, asked.number)
  const idNumber = normaliseIdNumber(asked.idNumber)
  if (!equalInTime(known?.order.buyer.idNumber ?? '', idNumber) || idNumber === '' || !known) return null
  const { order, accessKey } = known
  return awaitsPayment(order) ? { ...order, accessKey } : order
}

/** An order, by the key that was answered when it was placed (R15). */
export async function findPlacedOrder(tx: Tx, asked: Asked & { readonly key: string }): Promise<Order | null> {
  const known = await findOrderByNumber(tx, asked.shopId, asked.number)
  return equalInTime(known?.accessKey ?? '', asked.key) && asked.key !== '' ? (known?.order ?? null) : null
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const equalInTime = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
