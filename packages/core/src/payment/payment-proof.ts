/** The largest proof of payment, in bytes. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024
/** How often a proof may be sent: once, and three replacements. */
export const MAX_PROOFS = 4

/** The file that a buyer has sent. Only the shop sees its content. */
export type ReceivedProof = {
  /** ISO-8601, UTC. */
  readonly receivedAt: string
  /** How many replacements are left. */
  readonly changesLeft: number
}

/**
 * `type`: neither JPEG, PNG, WebP nor PDF; `broken`: it begins as one of these but cannot be read; `notNow`: the order expects
 * no payment by hand; `noMore`: `MAX_PROOFS` files were sent already.
 */
export const PROOF_REFUSALS = ['type', 'broken', 'tooBig', 'notNow', 'noMore'] as const
export type ProofRefusal = (typeof PROOF_REFUSALS)[number]

export type ProofOutcome =
  | { readonly kind: 'received'; readonly proof: ReceivedProof }
  | { readonly kind: 'refused'; readonly reason: ProofRefusal }
