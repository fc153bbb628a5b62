import type { Amount } from './amount.ts'
import type { Cart, CartLine } from './cart.ts'
import type { Product } from './product.ts'

/** S5: `inactive`: no quantity, gone, switched off, no price, or its variant disabled or empty; `outOfStock`: asks for more than there is. */
export type LineStatus = 'ok' | 'inactive' | 'outOfStock'
export type CheckedLine = CartLine & { readonly status: LineStatus; readonly unitsAvailable: number; readonly priceChangedFrom: Amount | null }
export type CartCheck = { readonly lines: readonly CheckedLine[]; readonly valid: boolean; readonly changed: boolean }

/**
 * Compares the cart with what the shop can sell right now (S5, S6): names, prices, images and limits are refreshed,
 * two lines that share a product's stock are counted together, and the cart is valid when every line is `ok` and there is one.
 */
export declare function checkCart(cart: Cart, products: readonly Product[]): CartCheck
