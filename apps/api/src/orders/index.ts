export { MAX_MAIL_NOTE, ORDER_STEPS, type OrderStep } from '../outbox/steps.ts'
export { readPhone } from '../phone.ts'
export { confirmOrder, type Move, type MoveOutcome, moveOrder, moveShipment } from './move.ts'
