import { BackToShop, Skeleton, useCart } from '@store/template-kit'
import type { ReactNode } from 'react'
import { BagLines } from './bag-lines.tsx'
import { BagSkeleton } from './bag-skeleton.tsx'
import { BagSummary } from './bag-summary.tsx'
import { useWords } from './words.ts'

/** The bag on the facing page. */
export default function Bag() {
  return (
    <BagStates>
      <div className="bag">
        <BagLines />
        <div className="bag-foot">
          <BagSummary />
        </div>
      </div>
    </BagStates>
  )
}

/** Bone blocks while the bag is read, a blank page when it is empty, else the bag. */
export function BagStates({ children }: { readonly children: ReactNode }) {
  const cart = useCart()
  if (!cart.ready)
    return (
      <Skeleton pending fallback={<BagSkeleton />}>
        {null}
      </Skeleton>
    )
  return cart.lines.length === 0 ? <EmptyBag /> : children
}

/** A blank page with one line. */
function EmptyBag() {
  const t = useWords()
  return (
    <div className="bag-empty">
      <p className="h1">{t('cart.empty')}</p>
      <BackToShop className="word underlined" />
    </div>
  )
}
