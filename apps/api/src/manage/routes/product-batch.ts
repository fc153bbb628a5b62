import { decodeValue, ReferencedProduct } from '@store/api-client/manage'
import type { ProductInput, ShopId } from '@store/core'
import type { DraftProblem } from '../../catalog/draft-problems.ts'
import type { MediaStorage } from '../../media/storage/storage.ts'
import { isStoredPicture } from '../../media/store.ts'

type CheckedInput = {
  /** The reference as it was sent, so that callers find it in the response. */
  readonly reference: string | null
  /** Null: it is invalid. */
  readonly input: ProductInput | null
  readonly problems: readonly DraftProblem[]
}

/** Validates one product of a batch: its shape, and whether its pictures are the shop's. */
export async function checkBatchProduct(media: MediaStorage, shopId: ShopId, raw: unknown): Promise<CheckedInput> {
  const decoded = decodeValue(ReferencedProduct, raw)
  if (!decoded.ok) return { reference: referenceIn(raw), input: null, problems: decoded.issues }
  const { value: input } = decoded
  for (const [at, { src }] of (input.images ?? []).entries())
    if (!(await isStoredPicture(media, shopId, src)))
      return { reference: input.reference, input: null, problems: [{ path: `images[${at}].src`, code: 'unknown' }] }
  return { reference: input.reference, input, problems: [] }
}

function referenceIn(raw: unknown): string | null {
  const { reference } = (raw ?? {}) as { readonly reference?: unknown }
  return typeof reference === 'string' ? reference.slice(0, 500) : null
}
