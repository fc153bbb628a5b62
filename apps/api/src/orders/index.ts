export { MAX_MAIL_NOTE, ORDER_STEPS, type OrderStep } from '../outbox/steps.ts'
export { type Move, type MoveOutcome, moveOrder, moveShipment } from './move.ts'
