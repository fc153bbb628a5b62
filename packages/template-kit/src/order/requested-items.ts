import { itemsToText, type Product, type VariantId } from '@store/core'

/**
 * A product's form without JavaScript asks `/checkout?product=15&of0=…&of1=…&quantity=2`: `of0` lists the variants that
 * have the value chosen on the first axis, and what all lists share is the variant. So the server needs no product to
 * read it.
 */
export const PRODUCT_FIELD = 'product'
export const QUANTITY_FIELD = 'quantity'
/** Asked for too, as in `paths.checkout(…)`, where the purchase is to be agreed on by chat. */
export const CHAT_FIELD = 'chat'
/** Of the button that buys at once. Only scripts read it: without them every button of the form does. */
export const NOW_FIELD = 'now'
export const axisField = (axis: number): string => `of${axis}`

export function axisValue(product: Product, axis: number, value: string): string {
  return product.variants
    .filter((variant) => variant.values[axis] === value)
    .map((variant) => encodeURIComponent(variant.id))
    .join(',')
}

/**
 * What a checkout address asks for, as `items` text: `items` itself, or what a product's form sent. Null when it asks
 * for nothing. A product whose variant cannot be told is kept without one, so that the quote says `variantNeeded`.
 */
export function requestedItems(search: URLSearchParams): string | null {
  const product = search.get(PRODUCT_FIELD)
  if (!/^[1-9]\d{0,14}$/.test(product ?? '')) return search.get('items')
  const quantity = Number(search.get(QUANTITY_FIELD) || 1)
  return itemsToText([
    {
      productId: Number(product),
      variantId: chosenVariant(search),
      quantity: Number.isInteger(quantity) ? quantity : 0,
    },
  ])
}

function chosenVariant(search: URLSearchParams): VariantId | null {
  const axes = [...search].filter(([name]) => /^of\d$/.test(name)).map(([, ids]) => ids.split(','))
  const [first = [], ...others] = axes
  const sets = others.map((ids) => new Set(ids))
  const shared = first.filter((id) => id !== '' && sets.every((ids) => ids.has(id)))
  if (shared.length !== 1) return null
  try {
    return decodeURIComponent(shared[0] ?? '')
  } catch {
    return null
  }
}
