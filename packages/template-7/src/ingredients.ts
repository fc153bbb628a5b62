import type { ProductId, SafeHtml } from '@store/core'

const MOST = 20
const PRODUCT = /href="[^"]*\/productos\/(?:[^"?#]*[^"?#\d])?(\d+)(?:[?#][^"]*)?"/g

/** The products that a recipe links to, in its order, each once. */
export function ingredientsOf(html: SafeHtml | null): readonly ProductId[] {
  return [...new Set([...(html ?? '').matchAll(PRODUCT)].map(([, id]) => Number(id)))].slice(0, MOST)
}
