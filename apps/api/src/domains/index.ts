export { type DomainQuestion, isProven, proofOf } from './proof.ts'
