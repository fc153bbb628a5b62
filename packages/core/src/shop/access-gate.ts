import type { Shop } from './shop.ts'

/** S1. `unlocked`: a saved code has been verified on the server. */
export function gateState(shop: Pick<Shop, 'accessGate'>, unlocked: boolean): 'open' | 'locked' {
  return shop.accessGate?.enabled && !unlocked ? 'locked' : 'open'
}

/** Codes compare without surrounding space and case; the server compares hashes of this form. */
export function normaliseAccessCode(code: string): string {
  return code.trim().toLowerCase().normalize('NFC')
}

/** The server's answer to a code. The token opens the shop for a while; null if the server has none. */
export type AccessCodeCheck =
  | { readonly kind: 'valid'; readonly unlockToken: string | null }
  | { readonly kind: 'invalid' }
