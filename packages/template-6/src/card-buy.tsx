import { itemsToText, lineKey, type Product, productAvailability, type Variant, variantAvailability } from '@store/core'
import {
  ChatLink,
  ChevronIcon,
  Link,
  MinusIcon,
  PlusIcon,
  TickIcon,
  useCart,
  useMoney,
  usePaths,
  VisuallyHidden,
} from '@store/template-kit'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { useWords } from './words.ts'

/**
 * The button of a cell. What needs no choice is added at once and becomes a counter; what does opens its list inside the
 * cell; what cannot be bought may be asked for by chat. Without JavaScript each leads to checkout.
 */
export function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const availability = productAvailability(product)
  if (availability === 'soldOut')
    return (
      <span className="card-buy">
        <ChatLink text={t('volt.notifyText', { name: product.name })} className="button">
          {t('volt.notify')}
          <VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>
        </ChatLink>
      </span>
    )
  if (availability === 'notAvailable' || product.message?.required)
    return (
      <span className="card-buy">
        <Link href={paths.product(product)} className="button" data-tone="quiet">
          {t('volt.see')}
          <VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>
        </Link>
      </span>
    )
  return product.variants.length > 0 ? <Choice product={product} /> : <Counter product={product} />
}

/** A form that adds in place, and leads to checkout where there is no script. */
function AddForm(props: {
  readonly product: Product
  readonly className: string
  readonly onAdded?: () => void
  readonly children: ReactNode
}) {
  const paths = usePaths()
  const cart = useCart()
  const add = async (event: FormEvent) => {
    const button = (event.nativeEvent as SubmitEvent).submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    if ((await cart.add(props.product, button.dataset.variant ?? null)) === 'added') props.onAdded?.()
  }
  return (
    <form
      method="get"
      action={paths.checkout('').split('?')[0]}
      className={props.className}
      onSubmit={(event) => void add(event)}
    >
      {props.children}
    </form>
  )
}

const itemOf = (product: Product, variant: Variant | null) =>
  itemsToText([{ productId: product.id, variantId: variant?.id ?? null, quantity: 1 }])

/** "Agregar", then "− 1 en el carro +". The button stays the same one, so the focus does too. */
function Counter({ product }: { readonly product: Product }) {
  const t = useWords()
  const cart = useCart()
  const button = useRef<HTMLButtonElement>(null)
  const line = cart.lines.find((line) => lineKey(line) === `${product.id}` && line.quantity > 0)
  return (
    <AddForm product={product} className="card-buy">
      {line && (
        <span className="counter">
          <button
            type="button"
            className="icon-button"
            aria-label={t('quantity.less')}
            onClick={() => {
              if (line.quantity > 1) return cart.setQuantity(lineKey(line), line.quantity - 1)
              cart.remove(lineKey(line))
              button.current?.focus()
            }}
          >
            <MinusIcon />
          </button>
          <span className="counter-text">
            <TickIcon /> {line.quantity} <small>{t('volt.inCart')}</small>
          </span>
        </span>
      )}
      <button
        ref={button}
        key="add"
        type="submit"
        name="items"
        value={itemOf(product, null)}
        className="button"
        data-more={line ? '' : undefined}
        disabled={line !== undefined && line.quantity >= line.unitsAvailable}
        aria-label={t(line ? 'quantity.more' : 'volt.addName', { name: product.name })}
      >
        {line ? <PlusIcon /> : t('volt.add')}
      </button>
    </AddForm>
  )
}

/** The variants as a small list over the cell. */
function Choice({ product }: { readonly product: Product }) {
  const t = useWords()
  const money = useMoney()
  const cart = useCart()
  const list = useRef<HTMLDetailsElement>(null)
  const count = cart.lines
    .filter((line) => line.productId === product.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const fold = () => {
    if (!list.current) return
    list.current.open = false
    list.current.querySelector('summary')?.focus()
  }
  const several = new Set(product.variants.map(({ price }) => price)).size > 1
  return (
    <details
      ref={list}
      className="card-buy choice"
      onKeyDown={(event) => event.key === 'Escape' && fold()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary className="button" aria-label={t('volt.chooseName', { name: product.name })}>
        {count > 0 ? (
          <>
            <TickIcon /> {count}
          </>
        ) : (
          t('volt.choose')
        )}{' '}
        <ChevronIcon />
      </summary>
      <AddForm product={product} className="choice-list" onAdded={fold}>
        {product.variants
          .filter((variant) => variantAvailability(variant) !== 'notAvailable')
          .map((variant) => {
            const available = variantAvailability(variant) === 'available'
            return (
              <button
                key={variant.id}
                type="submit"
                name="items"
                value={itemOf(product, variant)}
                data-variant={variant.id}
                disabled={!available}
              >
                <span>{variant.values.join(' · ')}</span>
                <span>{available ? several && money(variant.price) : t('product.soldOut')}</span>
              </button>
            )
          })}
      </AddForm>
    </details>
  )
}
