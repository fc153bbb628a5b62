import { decodeValue, ReferencedProduct } from '@store/api-client/manage'
import type { ShopId, StatedProduct } from '@store/core'
import type { DraftFlaw } from '../../catalog/draft-flaws.ts'
import type { MediaStorage } from '../../media/storage/storage.ts'
import { isKept } from '../../media/store.ts'

type Judged = {
  /** The reference as it was sent, so that callers find it in the answer. */
  readonly reference: string | null
  /** Null: it cannot be saved. */
  readonly said: StatedProduct | null
  readonly flaws: readonly DraftFlaw[]
}

/** One product of a batch, validated separately: its form, and whether its pictures are the shop's. */
export async function checkBatchProduct(media: MediaStorage, shopId: ShopId, raw: unknown): Promise<Judged> {
  const decoded = decodeValue(ReferencedProduct, raw)
  if (!decoded.ok) return { reference: referenceIn(raw), said: null, flaws: decoded.issues }
  const { value: said } = decoded
  for (const [at, { src }] of (said.images ?? []).entries())
    if (!(await isKept(media, shopId, src)))
      return { reference: said.reference, said: null, flaws: [{ path: `images[${at}].src`, code: 'unknown' }] }
  return { reference: said.reference, said, flaws: [] }
}

function referenceIn(raw: unknown): string | null {
  const { reference } = (raw ?? {}) as { readonly reference?: unknown }
  return typeof reference === 'string' ? reference.slice(0, 500) : null
}
