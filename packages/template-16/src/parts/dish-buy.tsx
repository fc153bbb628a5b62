import { hasVariants, type Product, productAvailability } from '@store/core'
import { BuyButton, BuyForm, PlusIcon, QuickViewLink, useBuyForm, useCart, VisuallyHidden } from '@store/template-kit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useWords } from '../words.ts'

/** Fetched once a dish is in the cart. */
const Count = lazy(() => import('./dish-count.tsx'))

/** Whether the plus opens the quick view: there are options to choose or a message to write. */
export const opensSheet = (product: Product): boolean =>
  productAvailability(product) === 'available' && (hasVariants(product) || product.message?.required === true)

/**
 * A button with a plus that adds the dish and then becomes its quantity. A dish with options opens the quick view
 * instead.
 */
export function DishBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (productAvailability(product) !== 'available') return null
  if (opensSheet(product))
    return (
      <QuickViewLink product={product} className="plus middle" label={t('product.pick')}>
        <PlusIcon />
      </QuickViewLink>
    )
  return <PlusOrCount product={product} />
}

/** The plus, or the quantity if the dish is in the cart. When one replaces the other, the focus moves to it. */
function PlusOrCount({ product }: { readonly product: Product }) {
  const cart = useCart()
  const place = useRef<HTMLDivElement>(null)
  /** Which of the two takes the focus after it is rendered. */
  const [next, setNext] = useState<'plus' | 'count' | null>(null)
  const line = cart.lines.find(({ productId, variantId }) => productId === product.id && variantId === null)
  const isIn = line !== undefined
  useEffect(() => {
    if (next !== 'plus' || isIn) return
    place.current?.querySelector<HTMLElement>('.plus')?.focus()
    setNext(null)
  }, [next, isIn])
  const plus = <Plus product={product} onAdded={() => setNext('count')} />
  return (
    <div ref={place} className="dish-buy">
      {line ? (
        <Suspense fallback={plus}>
          <Count
            line={line}
            takesFocus={next === 'count'}
            onFocus={() => setNext(null)}
            onRemoved={() => setNext('plus')}
          />
        </Suspense>
      ) : (
        plus
      )}
    </div>
  )
}

function Plus({ product, onAdded }: { readonly product: Product; readonly onAdded: () => void }) {
  const t = useWords()
  const buy = useBuyForm(product)
  return (
    <BuyForm buy={buy} onAdded={onAdded}>
      <BuyButton className="plus middle">
        <PlusIcon />
        <VisuallyHidden>{t('sazon.add', { name: product.name })}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
