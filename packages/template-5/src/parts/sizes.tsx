import { itemsToText, lineKey, type Product, type Variant, variantAvailability } from '@store/core'
import { Link, useCart, usePaths, VisuallyHidden } from '@store/template-kit'
import type { FormEvent, ReactNode } from 'react'
import { useWords } from '../words.ts'
import { useJustAdded } from './just-added.ts'

/**
 * The sizes of a product on its card; each button adds that size to the cart. On devices without hover they are in a
 * sheet that one button opens. Without JavaScript a size button goes to checkout. A product with more than one option
 * to choose links to its page.
 */
export function Sizes({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const added = useJustAdded(product)
  if (product.options.length > 1 || product.message?.required || product.price === null)
    return (
      <p className="sizes wraps">
        <Link href={paths.product(product)} className="size touch">
          {t(product.options.length > 1 ? 'issue.choose' : 'product.see')}
        </Link>
      </p>
    )

  const add = async (event: FormEvent) => {
    const button = (event.nativeEvent as SubmitEvent).submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    if ((await cart.add(product, button.dataset.variant ?? null)) === 'added')
      document.getElementById(sheet)?.hidePopover?.()
  }
  const sheet = `sizes-${product.id}`
  const [option] = product.options
  return (
    <form
      className="sizes wraps"
      method="get"
      action={paths.checkout('').split('?')[0]}
      onSubmit={(event) => void add(event)}
    >
      {option ? (
        <>
          <button type="button" className="size sizes-word touch" popovertarget={sheet}>
            {added ? <em>{t('issue.inBag')}</em> : t('issue.chooseSize', { option: option.name.toLowerCase() })}
            <VisuallyHidden>{`, ${product.name}`}</VisuallyHidden>
          </button>
          <fieldset
            id={sheet}
            className="size-sheet"
            popover="auto"
            aria-label={t('label.of', { label: option.name, name: product.name })}
          >
            <p className="size-sheet-name" aria-hidden="true">
              {product.name}
            </p>
            {product.variants.map((variant) => (
              <SizeWord key={variant.id} product={product} variant={variant} added={added}>
                {variant.values[0]}
              </SizeWord>
            ))}
          </fieldset>
        </>
      ) : (
        <SizeWord product={product} variant={null} added={added}>
          {t('issue.add')}
        </SizeWord>
      )}
    </form>
  )
}

function SizeWord(props: {
  readonly product: Product
  readonly variant: Variant | null
  readonly added: string | null
  readonly children: ReactNode
}) {
  const t = useWords()
  const { product, variant } = props
  const line = { productId: product.id, variantId: variant?.id ?? null, quantity: 1 }
  return (
    <button
      type="submit"
      name="items"
      value={itemsToText([line])}
      className="size touch"
      data-variant={variant?.id}
      disabled={variant !== null && variantAvailability(variant) !== 'available'}
    >
      {props.added === lineKey(line) ? <em>{t('issue.inBag')}</em> : props.children}
      <VisuallyHidden>{`, ${t('issue.addName', { name: product.name })}`}</VisuallyHidden>
    </button>
  )
}
