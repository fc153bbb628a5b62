export { MAX_MAIL_NOTE, ORDER_STEPS, type OrderStep } from '../messages/steps.ts'
export { readPhone } from '../shops/phone.ts'
export { confirmOrder, type Move, type MoveOutcome, moveOrder, moveShipment } from './move.ts'
