import { itemsToText, lineKey, type Product, productAvailability } from '@store/core'
import {
  ChatLink,
  ChevronIcon,
  Link,
  PlusIcon,
  TickIcon,
  useCart,
  usePaths,
  VisuallyHidden,
  wantsNewTab,
} from '@store/template-kit'
import { type FormEvent, lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { useWords } from '../words.ts'

/** Fetched on hover or focus of the button of a product with variants. */
const loadChoice = () => import('./choice-list.tsx')
const ChoiceList = lazy(loadChoice)
/** Fetched once the product is in the cart. */
const CardQuantity = lazy(() => import('./card-quantity.tsx'))

/**
 * The button of a product card. Without variants it adds at once and becomes a counter. With variants it opens their
 * list inside the card. A product that cannot be bought has a link to ask by chat. Without JavaScript the first goes to
 * checkout and the second to the product's page.
 */
export function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const availability = productAvailability(product)
  if (availability === 'soldOut')
    return (
      <span className="card-buy">
        <ChatLink text={t('volt.notifyText', { name: product.name })} className="button" data-tone="quiet">
          {t('volt.notify')}
          <VisuallyHidden>{product.name}</VisuallyHidden>
        </ChatLink>
      </span>
    )
  if (availability === 'notAvailable' || product.message?.required)
    return (
      <span className="card-buy">
        <Link href={paths.product(product)} className="button" data-tone="quiet">
          {t('volt.see')}
          <VisuallyHidden>{product.name}</VisuallyHidden>
        </Link>
      </span>
    )
  return product.variants.length > 0 ? <Choice product={product} /> : <Counter product={product} />
}

/** "Agregar", then "− 1 en el carro +". Both states use the same button element, so the focus stays on it. */
function Counter({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const button = useRef<HTMLButtonElement>(null)
  const line = cart.lines.find((line) => lineKey(line) === `${product.id}` && line.quantity > 0)
  const add = (event: FormEvent) => {
    event.preventDefault()
    void cart.add(product, null)
  }
  return (
    <form method="get" action={paths.checkout('').split('?')[0]} className="card-buy" onSubmit={add}>
      {line && (
        <Suspense>
          <CardQuantity line={line} onNone={() => button.current?.focus()} />
        </Suspense>
      )}
      <button
        ref={button}
        key="add"
        type="submit"
        name="items"
        value={itemsToText([{ productId: product.id, variantId: null, quantity: 1 }])}
        className="button"
        data-more={line ? '' : undefined}
        disabled={line !== undefined && line.quantity >= line.unitsAvailable}
        aria-label={t(line ? 'quantity.more' : 'volt.addName', { name: product.name })}
      >
        {line ? <PlusIcon /> : t('product.add')}
      </button>
    </form>
  )
}

/** The list of variants, laid over the card. */
function Choice({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  const count = cart.lines
    .filter((line) => line.productId === product.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const prepare = () => void loadChoice().catch(() => {})
  const toggle = (event: MouseEvent) => {
    if (wantsNewTab(event)) return
    event.preventDefault()
    setOpen(!isOpen)
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its link has opened
    <div
      className="card-buy choice"
      data-open={isOpen ? '' : undefined}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Link
        ref={button}
        href={paths.product(product)}
        className="button"
        aria-expanded={isOpen}
        aria-label={`${count > 0 ? `${count} ${t('volt.inCart')}. ` : ''}${t('volt.chooseName', { name: product.name })}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        {count > 0 ? (
          <>
            <TickIcon /> {count}
          </>
        ) : (
          t('product.pick')
        )}{' '}
        <ChevronIcon />
      </Link>
      {isOpen && (
        <Suspense>
          <ChoiceList product={product} onAdded={close} />
        </Suspense>
      )}
    </div>
  )
}
