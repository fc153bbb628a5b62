import { Link, Skeleton, useCart, usePaths, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { asking } from './catalog-links.ts'
import { EmptyTable } from './empty-table.tsx'
import { useWords } from './words.ts'

/** Ruled cells while the cart is read, a table of one row when it is empty, else the cart. */
export function CartStates({ children }: { readonly children: ReactNode }) {
  const t = useWords()
  const cart = useCart()
  if (!cart.ready)
    return (
      <Skeleton pending fallback={<Ruled text={t('cart.loading')} />}>
        {null}
      </Skeleton>
    )
  return cart.lines.length === 0 ? <EmptyTable title={t('cart.empty')} text={t('cart.emptyHint')} /> : children
}

function Ruled({ text }: { readonly text: string }) {
  return (
    <div className="ruled">
      <p className="muted">{text}</p>
      <span className="ruled-cell" />
      <span className="ruled-cell" />
      <span className="ruled-cell" />
    </div>
  )
}

export function CategoryChips({ count = 3 }: { readonly count?: number }) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  return (
    <p className="chips">
      {categories.slice(0, count).map(({ id, name }) => (
        <Link key={id} href={paths.catalog(asking({ category: name }))} className="chip-link">
          {name}
        </Link>
      ))}
      <Link href={paths.catalog()} className="chip-link">
        {t('nav.allProducts')}
      </Link>
    </p>
  )
}
