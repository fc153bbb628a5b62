import { hasVariants, type Product, percentOffOf, productAvailability } from '@store/core'
import {
  BuyButton,
  BuyForm,
  Link,
  Price,
  QuickViewLink,
  TickIcon,
  useBuyForm,
  usePaths,
  VisuallyHidden,
} from '@store/template-kit'
import { useWords } from '../words.ts'
import { useCategoryColors } from './category-colors.ts'
import { useRememberSizes } from './my-size.tsx'
import { Picture } from './picture.tsx'
import { SizeButtons } from './size-buttons.tsx'
import { sizesOf } from './sizes.ts'

/** A product in a list: photo, name, price, and its sizes as buttons that add to the cart. */
export function ProductCard(props: {
  readonly product: Product
  readonly sizes: string
  readonly priority?: boolean
  /** Its rank among the best sellers, from 1. */
  readonly rank?: number
  readonly ratio?: number
}) {
  const t = useWords()
  const paths = usePaths()
  const sports = useCategoryColors()
  const { product, rank } = props
  useRememberSizes(product)
  const availability = productAvailability(product)
  const canBuy = availability === 'available'
  const percent = canBuy ? percentOffOf(product, null) : 0
  return (
    <article className="card" data-availability={availability} style={sports.ofProduct(product)}>
      <div className="card-plate">
        <Picture
          name={product.name}
          image={product.images[0] ?? null}
          alt=""
          sizes={props.sizes}
          priority={props.priority}
          largest={800}
          ratio={props.ratio}
        />
        {rank !== undefined && (
          <span className="card-rank" aria-hidden="true">
            {String(rank).padStart(2, '0')}
          </span>
        )}
        {percent > 0 && <span className="card-off">{t('product.percentOff', { percent })}</span>}
      </div>
      <div className="card-words">
        <h3 className="card-name">
          <Link href={paths.product(product)}>{product.name}</Link>
        </h3>
        <Price product={product} className="price" />
        {!opensQuickView(product) && <QuickViewLink product={product} className="card-look middle" />}
      </div>
      <div className="card-buy">
        {canBuy ? <CardBuy product={product} /> : <p className="card-out">{t(`product.${availability}`)}</p>}
      </div>
    </article>
  )
}

/** Whether the button opens the quick view: there are more options than a size, or a message to write. */
const opensQuickView = (product: Product): boolean =>
  productAvailability(product) === 'available' &&
  (product.message?.required === true ||
    (hasVariants(product) && !(product.options.length === 1 && sizesOf(product).length > 0)))

/**
 * The buttons of a card: one per size if there are only sizes to choose, one if there is nothing to choose, else one
 * that opens the quick view.
 */
function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (opensQuickView(product))
    return (
      <QuickViewLink product={product} className="card-add" label={t('product.seeOptions')}>
        {t('product.seeOptions')}
      </QuickViewLink>
    )
  return hasVariants(product) ? <SizeButtons product={product} /> : <QuickBuy product={product} />
}

function QuickBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const isIn = buy.outcome === 'added'
  return (
    <BuyForm buy={buy}>
      <BuyButton className="card-add">
        {isIn && <TickIcon />}
        {t(isIn ? 'product.added' : 'product.add')}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
