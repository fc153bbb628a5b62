export { orderContext } from '../order-context.ts'
export { moveOrder } from './move.ts'
