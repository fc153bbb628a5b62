import { type FinancingLimits, type Option, priceOf } from '@store/core'
import {
  BuyButton,
  BuyForm,
  BuyMessage,
  BuyNow,
  BuyOptions,
  type BuyState,
  Instalments,
  Link,
  Price,
  ProductChat,
  swatchOf,
  useBuyHint,
  useCart,
  usePaths,
  VisuallyHidden,
} from '@store/template-kit'
import { useJustAdded } from './just-added.ts'
import { useWords } from './words.ts'

const FACING_PAGE = '(min-width: 80rem)'

/** Price, options, buttons and chat link of a product. From 1280 px, adding opens the cart beside the page. */
export function BuyFields(props: {
  readonly id: string
  readonly buy: BuyState
  readonly financing: FinancingLimits | null
  readonly onAdded?: () => void
}) {
  const { buy, financing } = props
  const t = useWords()
  const cart = useCart()
  const paths = usePaths()
  const { product } = buy
  const added = useJustAdded(product) !== null
  const hint = useBuyHint(buy)
  const openCart = () => {
    props.onAdded?.()
    if (matchMedia(FACING_PAGE).matches) cart.open()
  }
  return (
    <BuyForm id={props.id} buy={buy} className="piece-form" onAdded={openCart}>
      <p className="price piece-price">
        <Price product={product} variantId={buy.variant?.id ?? null} percent />
      </p>
      <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="caption" />
      <BuyOptions className="choices">
        {(value, axis) => <Choice value={value} option={product.options[axis]} />}
      </BuyOptions>
      <BuyMessage className="field" />
      {product.price === null && product.options.length === 0 ? (
        <p className="notice">{t('product.askPrice')}</p>
      ) : (
        <BuyButton className="button">{added ? <em>{t('issue.inBag')}</em> : undefined}</BuyButton>
      )}
      <BuyNow product={product} className="button" data-tone="quiet" />
      <p className="buy-outcome caption">
        {buy.outcome === 'added' && (
          <Link href={paths.cart()} className="underlined">
            {t('issue.seeBag')}
          </Link>
        )}
        {buy.outcome !== 'added' && hint && <span className={hint.problem ? 'notice' : undefined}>{hint.text}</span>}
      </p>
      <p className="piece-words">
        <ProductChat product={product} className="word underlined" />
      </p>
      <Promises product={product} />
    </BuyForm>
  )
}

/** Free shipping, condition and supplier, in one line. */
function Promises({ product }: Pick<BuyState, 'product'>) {
  const t = useWords()
  const promises = [
    product.freeShipping && t('product.freeShipping'),
    product.condition === 'used' && t('product.condition.used'),
    product.supplier && t('product.supplier', { name: product.supplier }),
  ].filter(Boolean)
  return promises.length > 0 ? <p className="caption promises">{promises.join(' — ')}</p> : null
}

/** A colour swatch if every value of the option is a colour, else the value as text. */
function Choice({ value, option }: { readonly value: string; readonly option: Option | undefined }) {
  if (!option?.values.every(swatchOf)) return value
  return (
    <>
      <span className="swatch" style={{ backgroundColor: swatchOf(value) ?? undefined }} title={value} />
      <VisuallyHidden>{value}</VisuallyHidden>
    </>
  )
}
