import { type Product, percentOffOf, productAvailability } from '@store/core'
import { BuyForm, Link, PlusIcon, Price, QuickViewLink, TickIcon, useBuyForm, usePaths } from '@store/template-kit'
import type { KeyboardEvent } from 'react'
import { useWords } from '../words.ts'
import { Photocopy, threeDigits } from './photocopy.tsx'
import { isQuick, SizeButtons } from './size-buttons.tsx'

const SIZES = '(min-width: 96rem) 17vw, (min-width: 64rem) 25vw, (min-width: 48rem) 34vw, 50vw'

/**
 * A product in a list: photo, number, name, price. On hover its colours are inverted and the photo is shown in colour.
 * The plus replaces the cell's content by the product's sizes.
 */
export function ProductCell(props: {
  readonly product: Product
  readonly number: number
  readonly priority?: boolean
}) {
  const t = useWords()
  const paths = usePaths()
  const { product, number } = props
  const availability = productAvailability(product)
  const isThere = availability === 'available'
  const percent = isThere ? percentOffOf(product, null) : 0
  return (
    <article className="cell" data-out={isThere ? undefined : ''}>
      <Photocopy
        name={product.name}
        image={product.images[0] ?? null}
        sizes={SIZES}
        number={number}
        largest={1080}
        priority={props.priority}
      />
      {percent > 0 && <span className="cell-off">{t('product.percentOff', { percent })}</span>}
      {!isThere && (
        <span className="stamp" aria-hidden="true">
          {t('product.soldOut')}
        </span>
      )}
      <div className="cell-words">
        <span className="cell-number" aria-hidden="true">
          {threeDigits(number)}
        </span>
        <h3 className="cell-name">
          <Link href={paths.product(product)} className="cover-link">
            {product.name}
          </Link>
        </h3>
        {isThere ? (
          <Price product={product} className="cell-price" />
        ) : (
          <p className="cell-price">{t(`product.${availability}`)}</p>
        )}
        {(!isThere || isQuick(product)) && <QuickViewLink product={product} className="cell-look" />}
      </div>
      {isThere && <CellBuy product={product} />}
    </article>
  )
}

function CellBuy({ product }: { readonly product: Product }) {
  if (!isQuick(product)) return <Choose product={product} />
  return product.variants.length > 0 ? <Sizes product={product} /> : <AddOne product={product} />
}

/** The button of a product with several options or a required message: opens the quick view. */
function Choose({ product }: { readonly product: Product }) {
  const t = useWords()
  return (
    <QuickViewLink product={product} className="plus middle" label={t('product.seeOptions')}>
      <PlusIcon />
    </QuickViewLink>
  )
}

/** A product without options: the button adds it. */
function AddOne({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const isIn = buy.outcome === 'added'
  const word = t(isIn ? 'product.added' : 'product.add')
  return (
    <BuyForm buy={buy} className="plus-form">
      <button
        type="submit"
        className="plus middle"
        aria-label={t('label.of', { label: word, name: product.name })}
        data-in={isIn ? '' : undefined}
      >
        {isIn ? <TickIcon /> : <PlusIcon />}
      </button>
    </BuyForm>
  )
}

/** The sizes, in place of the cell. A `<details>`, so it works without JavaScript; Escape closes it. */
function Sizes({ product }: { readonly product: Product }) {
  const t = useWords()
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    <details className="turned" onKeyDown={closeOnEscape} name="cell">
      <summary className="plus middle" aria-label={t('callejon.sizesOf', { name: product.name })}>
        <PlusIcon />
      </summary>
      <div className="turned-in">
        <p aria-hidden="true">{product.options[0]?.name}</p>
        <SizeButtons product={product} className="turned-sizes" />
      </div>
    </details>
  )
}
