import { itemsToText, type Product, type VariantId } from '@store/core'

/**
 * A product's form without JavaScript submits to `/checkout?product=15&of0=…&of1=…&quantity=2`. `of0` lists the ids of the
 * variants that have the value chosen for the first option (axis 0), `of1` for the second. The variant is the id that all
 * lists share, so the server can read the address without loading the product.
 */
export const PRODUCT_FIELD = 'product'
export const QUANTITY_FIELD = 'quantity'
/** Name of the button for an order by chat; a parameter of `paths.checkout(…)`, too. */
export const CHAT_FIELD = 'chat'
/** Name of the button "buy now". Only JavaScript reads it: without, every button of the form submits to checkout. */
export const NOW_FIELD = 'now'
/** `axis`: index of the option. */
export const axisField = (axis: number): string => `of${axis}`

/** The ids of the variants with this value, as the value of `axisField(axis)`. */
export function axisValue(product: Product, axis: number, value: string): string {
  return product.variants
    .filter((variant) => variant.values[axis] === value)
    .map((variant) => encodeURIComponent(variant.id))
    .join(',')
}

/**
 * The items in a checkout address, as `items` text: its parameter `items`, or the product of a submitted form. Null when it
 * has neither. A product whose variant is not certain is kept without one, so that the quote says `variantNeeded`.
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
