import type { ShopId } from '@store/core'
import { inShop, readInShop, rowId, type Tx } from '../database/open.ts'
import type { Caller } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { opens } from '../http/unlock.ts'
import { findGate } from './store/shops.ts'

type GateOption = { readonly evenLocked?: boolean }

/**
 * Runs a handler in one transaction inside its shop, unless the shop is locked and the caller has no valid token
 * (S1). The id of a shop that does not exist gives the same result as for an unknown shop.
 */
export function answerInShop<T>(
  caller: Caller,
  requestedShop: ShopId,
  work: (tx: Tx, shopId: ShopId) => Promise<T>,
  { evenLocked = false }: GateOption = {},
): Promise<T> {
  const shopId = rowId(requestedShop)
  return inShop(caller.services.db, shopId, async (tx) => {
    if (!evenLocked && (await isLocked(tx, shopId, caller))) throw new Problem('locked')
    return work(tx, shopId)
  })
}

/** As `answerInShop`, for reads that send all their queries at once. */
export function readForShop<T>(
  caller: Caller,
  requestedShop: ShopId,
  read: (tx: Tx, shopId: ShopId) => Promise<T>,
  { evenLocked = false }: GateOption = {},
): Promise<T> {
  const shopId = rowId(requestedShop)
  return readInShop(caller.services.db, shopId, async (tx) => {
    const [locked, answer] = await Promise.all([!evenLocked && isLocked(tx, shopId, caller), read(tx, shopId)])
    if (locked) throw new Problem('locked')
    return answer
  })
}

/** Whether the shop is locked for this caller. */
export async function isLocked(tx: Tx, shopId: ShopId, { unlock, services }: Caller): Promise<boolean> {
  const gate = await findGate(tx, shopId, unlock?.codeId ?? null)
  if (!gate?.locked) return false
  return !(unlock && gate.unlockKey && opens(unlock, shopId, gate.unlockKey, services.now()))
}
