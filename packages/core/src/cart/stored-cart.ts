import type { ShopId } from '../shop/shop.ts'
import { addLine, type Cart, emptyCart } from './cart.ts'
import { type CartLine, clampQuantity } from './cart-line.ts'

const MAX_ID = 32

/**
 * Reads a stored cart of any age, also a damaged one, as text or already parsed. Keeps what it can read, drops the
 * rest and never throws. A cart of another shop gives an empty one. The cart check restores missing fields of a line.
 */
export function repairCart(stored: unknown, shopId: ShopId): Cart {
  const cart = record(typeof stored === 'string' ? parsed(stored) : stored)
  const lines = cart?.shopId === shopId && Array.isArray(cart.lines) ? cart.lines : []
  const repaired = lines
    .map(repairLine)
    .filter((line) => line !== null)
    .reduce(addLine, emptyCart(shopId))
  const id = cart?.id
  return typeof id === 'string' && id.length <= MAX_ID && /^\w+$/.test(id) ? { ...repaired, id } : repaired
}

function repairLine(stored: unknown): CartLine | null {
  const line = record(stored)
  const productId = whole(line?.productId)
  if (!line || !productId) return null
  const maxQuantity = whole(line.maxQuantity)
  const quantity = typeof line.quantity === 'number' ? line.quantity : 1
  return {
    productId,
    variantId: text(line.variantId),
    slug: text(line.slug) ?? '',
    name: text(line.name) ?? '',
    variant: Array.isArray(line.variant) ? line.variant.filter((value) => typeof value === 'string') : [],
    image: text(line.image),
    unitPrice: whole(line.unitPrice) ?? 0,
    compareAt: whole(line.compareAt),
    quantity: clampQuantity(quantity, maxQuantity),
    freeShipping: line.freeShipping === true,
    maxQuantity,
    supplier: text(line.supplier),
    message: text(line.message),
  }
}

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const whole = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
