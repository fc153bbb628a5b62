import {
  isPrivateOrder,
  MAX_PROOF_BYTES,
  MAX_PROOFS,
  type OrderNumber,
  type ProofOutcome,
  type ProofRefusal,
  type ShopId,
  takesProof,
} from '@store/core'
import type { Tx } from '../database/open.ts'
import { readProof } from '../media/proof.ts'
import type { OrderContext } from './context.ts'
import { findPlacedOrder } from './find.ts'
import { savePaymentProof } from './store/payment-proofs.ts'

type SentProof = {
  readonly shopId: ShopId
  readonly number: OrderNumber
  readonly key: string
  /** The file, in base64. */
  readonly file: string
}

/**
 * Stores the proof of a payment by hand, and notifies the shop. The file is decoded only if a proof can be accepted, and
 * outside of transactions, of which `inShop` runs two. Null: no such order, or the key is wrong.
 */
export async function keepProof(
  inShop: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { file, ...query }: SentProof,
  { now, onEvent }: OrderContext,
): Promise<ProofOutcome | null> {
  const refused = (reason: ProofRefusal): ProofOutcome => ({ kind: 'refused', reason })
  const standing = (tx: Tx) => findPlacedOrder(tx, query)
  const before = await inShop(standing)
  if (!before) return null
  // Links in mails have no expiry: an old order shows no proof, and accepts none.
  if (!takesProof(before) || isPrivateOrder(before, now)) return refused('notNow')
  if (before.proof?.changesLeft === 0) return refused('noMore')
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > MAX_PROOF_BYTES) return refused('tooBig')
  const read = await readProof(bytes)
  if (read.kind === 'refused') return read
  return inShop(async (tx) => {
    // The shop may have received the money meanwhile, or cancelled.
    const order = await standing(tx)
    if (!order || !takesProof(order)) return refused('notNow')
    const { shopId, number } = query
    const times = await savePaymentProof(tx, shopId, number, { type: read.type, file: read.file, receivedAt: now })
    if (times === null) return refused('noMore')
    await onEvent(tx, shopId, number, { kind: 'proofReceived' })
    return { kind: 'received', proof: { receivedAt: now.toISOString(), changesLeft: MAX_PROOFS - times } }
  })
}
