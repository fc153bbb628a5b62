import { Link, Skeleton, useCart, usePaths, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { BagLines } from './bag-lines.tsx'
import { BagSkeleton } from './bag-skeleton.tsx'
import { BagSummary } from './bag-summary.tsx'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
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

/** A blank page with its folio and one line. */
function EmptyBag() {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="bag-empty">
      <p className="h1">{t('cart.empty')}</p>
      <Link href={paths.catalog()} className="word underlined">
        {t('cart.continue')}
      </Link>
      <Folio page={foliosFor(categories).bag} />
    </div>
  )
}
