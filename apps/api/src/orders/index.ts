export { orderContext } from '../order-context.ts'
export { readPhone } from '../shops/phone.ts'
export { confirmOrder, type Move, type MoveOutcome, moveOrder, moveShipment } from './move.ts'
