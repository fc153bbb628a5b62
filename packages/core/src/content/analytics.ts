import type { ProductId, VariantId } from '../product/product.ts'

/** C4's events; B6 gives the first two their pixel codes. */
export const SHOP_EVENTS = {
  addedToCart: { wire: 'ADDED_PRODUCT_TO_CART', pixel: 'AddToCart', code: 1 },
  startedCheckout: { wire: 'CLICKED_PAY_CART', pixel: 'InitiateCheckout', code: 2 },
  visitedPage: { wire: 'VISITED_PAGE', pixel: null, code: null },
  choseCategory: { wire: 'CLICKED_CATEGORY', pixel: null, code: null },
  visitedCatalog: { wire: 'VISITED_PRODUCTS_PAGE', pixel: null, code: null },
  viewedProduct: { wire: 'VIEWED_PRODUCT', pixel: null, code: null },
} as const
export type ShopEventName = keyof typeof SHOP_EVENTS
export type ShopEvent = {
  readonly name: ShopEventName
  readonly productId: ProductId | null
  readonly categoryId: number | null
}

/** Pixel events leave only when the shop has a pixel and the visitor agreed. */
export function pixelEvent(
  event: ShopEvent,
  shop: { readonly pixelId: string | null; readonly consent: boolean },
): { readonly event: string; readonly code: number } | null {
  const { pixel, code } = SHOP_EVENTS[event.name]
  return pixel !== null && shop.pixelId && shop.consent ? { event: pixel, code } : null
}

/** The id of a product or one of its variants in feeds, pixels and structured data: the same in all three. */
export function feedId(productId: ProductId, variantId: VariantId | null): string {
  return variantId === null ? String(productId) : `${productId}-${variantId}`
}
