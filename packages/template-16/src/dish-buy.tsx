import { type CheckedLine, hasVariants, lineKey, type Product, productAvailability } from '@store/core'
import {
  BuyButton,
  BuyForm,
  PlusIcon,
  QuantityInput,
  QuickViewLink,
  useBuyForm,
  useCart,
  useLineQuantity,
  VisuallyHidden,
} from '@store/template-kit'
import { useEffect, useRef, useState } from 'react'
import { useWords } from './words.ts'

/** A plus: it adds, and becomes the count. Where something has to be chosen or written first, it opens the dish. */
export function DishBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (productAvailability(product) !== 'available') return null
  if (hasVariants(product) || product.message?.required)
    return (
      <QuickViewLink product={product} className="plus" label={t('sazon.choose')}>
        <PlusIcon />
      </QuickViewLink>
    )
  return <PlusOrCount product={product} />
}

/** When one gives way to the other, the focus goes along. */
function PlusOrCount({ product }: { readonly product: Product }) {
  const cart = useCart()
  const place = useRef<HTMLDivElement>(null)
  const [isMoved, setMoved] = useState(false)
  const line = cart.lines.find(({ productId, variantId }) => productId === product.id && variantId === null)
  const isIn = line !== undefined
  useEffect(() => {
    if (!isMoved) return
    place.current?.querySelector<HTMLElement>(isIn ? 'button:last-of-type' : '.plus')?.focus()
    setMoved(false)
  }, [isMoved, isIn])
  return (
    <div ref={place} className="dish-buy">
      {line ? (
        <Count line={line} onGone={() => setMoved(true)} />
      ) : (
        <Plus product={product} onAdded={() => setMoved(true)} />
      )}
    </div>
  )
}

function Plus({ product, onAdded }: { readonly product: Product; readonly onAdded: () => void }) {
  const t = useWords()
  const buy = useBuyForm(product)
  return (
    <BuyForm buy={buy} onAdded={onAdded}>
      <BuyButton className="plus">
        <PlusIcon />
        <VisuallyHidden>{t('sazon.add', { name: product.name })}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}

function Count({ line, onGone }: { readonly line: CheckedLine; readonly onGone: () => void }) {
  const cart = useCart()
  const quantity = useLineQuantity(line)
  const change = (next: number) => {
    if (next > 0) return quantity.onChange(next)
    cart.remove(lineKey(line))
    onGone()
  }
  return <QuantityInput {...quantity} min={0} onChange={change} className="count" />
}
