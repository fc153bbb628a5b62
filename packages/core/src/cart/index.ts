export { addLine, type Cart, clearCart, emptyCart, removeLine, setQuantity } from './cart.ts'
export { type CartCheck, type CheckedLine, checkCart, type LineStatus } from './cart-check.ts'
export { itemsToText } from './cart-items.ts'
export {
  type CartLine,
  type LineKey,
  lineFrom,
  lineKey,
  MAX_LINE_QUANTITY,
  stockLineKey,
  subtotal,
  unitCount,
} from './cart-line.ts'
export { withMessages } from './line-messages.ts'
export { itemsFromText, MAX_CART_LINES, MAX_ITEMS_LENGTH, type RequestedLine } from './requested-lines.ts'
export { repairCart } from './stored-cart.ts'
