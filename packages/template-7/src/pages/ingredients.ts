import { type ProductId, type SafeHtml, shopPath } from '@store/core'

const MAX = 20
const PRODUCT = new RegExp(`href="[^"]*${shopPath('product', '')}(?:[^"?#]*[^"?#\\d])?(\\d+)(?:[?#][^"]*)?"`, 'g')

/** The products a recipe's text links to, in its order, without repeats. */
export function ingredientsOf(html: SafeHtml | null): readonly ProductId[] {
  return [...new Set([...(html ?? '').matchAll(PRODUCT)].map(([, id]) => Number(id)))].slice(0, MAX)
}
