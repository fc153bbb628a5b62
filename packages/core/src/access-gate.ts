import type { Shop } from './shop.ts'

/** S1. `unlocked`: a saved code has been verified on the server. */
export declare function gateState(shop: Pick<Shop, 'accessGate'>, unlocked: boolean): 'open' | 'locked'
/** Codes compare without surrounding space and case; the server compares hashes of this form. */
export declare function normaliseAccessCode(code: string): string
