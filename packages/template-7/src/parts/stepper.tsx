import { hasVariants, itemsToText, lineKey, type Product, productAvailability, type VariantId } from '@store/core'
import { MinusIcon, PlusIcon, QuickViewLink, useCart, usePaths } from '@store/template-kit'
import type { FormEvent } from 'react'
import { useRef } from 'react'
import { useWords } from '../words.ts'
import { useRememberedCategories } from './category-context.tsx'

/**
 * A button "+"; with the product in the cart "− 2 +". The "+" is the same element in both, so it keeps the focus. A
 * product with options opens its sheet instead. Without JavaScript "+" goes to checkout.
 */
export function Stepper({ product }: { readonly product: Product }) {
  const t = useWords()
  if (productAvailability(product) !== 'available') return null
  if (!hasVariants(product) && !product.message?.required) return <Counter product={product} variantId={null} />
  return (
    <QuickViewLink product={product} className="stepper stepper-choose apart" label={t('product.seeOptions')}>
      <PlusIcon />
    </QuickViewLink>
  )
}

function Counter({ product, variantId }: { readonly product: Product; readonly variantId: VariantId | null }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const { note } = useRememberedCategories()
  const more = useRef<HTMLButtonElement>(null)
  const key = lineKey({ productId: product.id, variantId })
  const line = cart.lines.find((line) => lineKey(line) === key && line.quantity > 0)
  const add = (event: FormEvent) => {
    event.preventDefault()
    note(product)
    void cart.add(product, variantId)
  }
  const removeOne = () => {
    if (!line) return
    if (line.quantity > 1) return cart.setQuantity(key, line.quantity - 1)
    cart.remove(key)
    more.current?.focus()
  }
  return (
    <form
      method="get"
      action={paths.checkout('').split('?')[0]}
      className="stepper apart"
      data-on={line ? '' : undefined}
      onSubmit={add}
    >
      {line && (
        <>
          <button type="button" aria-label={t('canasta.lessOf', { name: product.name })} onClick={removeOne}>
            <MinusIcon />
          </button>
          <span className="stepper-count">{line.quantity}</span>
        </>
      )}
      <button
        ref={more}
        key="more"
        type="submit"
        name="items"
        value={itemsToText([{ productId: product.id, variantId, quantity: 1 }])}
        disabled={line !== undefined && line.quantity >= line.unitsAvailable}
        aria-label={t(line ? 'canasta.moreOf' : 'canasta.addName', { name: product.name })}
      >
        <PlusIcon />
      </button>
    </form>
  )
}
