import { findVariant, type Product } from '@store/core'
import { type FocusEventHandler, type MouseEvent, type PointerEventHandler, type ReactNode, useState } from 'react'
import { useCart } from '../cart/cart-provider.tsx'
import { loadEngine } from '../cart/cart-store.ts'
import { axisField, axisValue, PRODUCT_FIELD } from '../order/requested-items.ts'
import { usePaths } from '../shop-context.tsx'

export type QuickChoice = {
  /** For a `<form>` around the buttons. */
  readonly formProps: {
    readonly method: 'get'
    readonly action: string | undefined
    readonly onPointerEnter: PointerEventHandler
    readonly onFocus: FocusEventHandler
  }
  /** A hidden field with the product's id, for that form. */
  readonly product: ReactNode
  /** For the button that buys the variant with this value. */
  readonly buttonProps: (value: string) => {
    readonly type: 'submit'
    readonly name: string
    readonly value: string
    readonly 'aria-busy': boolean
    readonly onClick: (event: MouseEvent) => void
  }
  /** The value that was added last; null: none yet. */
  readonly added: string | null
}

/**
 * Buttons that each add one value of a product's only option to the cart, such as a size. Without JavaScript, or before
 * hydration, the form leads to checkout with it. For products with one option.
 */
export function useQuickChoice(product: Product): QuickChoice {
  const paths = usePaths()
  const cart = useCart()
  const [added, setAdded] = useState<string | null>(null)
  const [pending, setPending] = useState<string | null>(null)
  const prepare = () => void loadEngine().catch(() => {})
  const add = async (value: string) => {
    setPending(value)
    const outcome = await cart.add(product, findVariant(product, [value])?.id ?? null)
    setPending(null)
    if (outcome === 'added') setAdded(value)
  }
  return {
    formProps: {
      method: 'get',
      action: paths.checkout('').split('?')[0],
      onPointerEnter: prepare,
      onFocus: prepare,
    },
    product: <input type="hidden" name={PRODUCT_FIELD} value={product.id} />,
    buttonProps: (value) => ({
      type: 'submit',
      name: axisField(0),
      value: axisValue(product, 0, value),
      'aria-busy': pending === value,
      onClick: (event) => {
        event.preventDefault()
        void add(value)
      },
    }),
    added,
  }
}
