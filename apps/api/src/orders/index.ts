export { type Move, type MoveOutcome, moveOrder, moveShipment } from './move.ts'
