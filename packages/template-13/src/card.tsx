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
import { useSeen } from './my-size.tsx'
import { Picture } from './picture.tsx'
import { SizeStrip } from './size-strip.tsx'
import { sizesOf } from './sizes.ts'
import { useSports } from './sports.ts'
import { useWords } from './words.ts'

/** A plate, a name, a price, and at its foot the sizes: pressing one puts it into the cart. */
export function Card(props: {
  readonly product: Product
  readonly sizes: string
  readonly priority?: boolean
  /** Its place among the best sellers, from 1. */
  readonly rank?: number
  readonly ratio?: number
}) {
  const t = useWords()
  const paths = usePaths()
  const sports = useSports()
  const { product, rank } = props
  useSeen(product)
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
        {!opensView(product) && <QuickViewLink product={product} className="card-look" />}
        {percent > 0 && <span className="card-off">{t('product.percentOff', { percent })}</span>}
      </div>
      <div className="card-words">
        <h3 className="card-name">
          <Link href={paths.product(product)}>{product.name}</Link>
        </h3>
        <Price product={product} className="price" />
      </div>
      <div className="card-buy">
        {canBuy ? <CardBuy product={product} /> : <p className="card-out">{t(`product.${availability}`)}</p>}
      </div>
    </article>
  )
}

/** Whether what buys it is the quick view. */
const opensView = (product: Product): boolean =>
  productAvailability(product) === 'available' &&
  (product.message?.required === true ||
    (hasVariants(product) && !(product.options.length === 1 && sizesOf(product).length > 0)))

/** Sizes where they are all there is to choose; one button where there is nothing; else the choices open over the list. */
function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (opensView(product))
    return (
      <QuickViewLink product={product} className="card-add" label={t('product.seeOptions')}>
        {t('product.seeOptions')}
      </QuickViewLink>
    )
  return hasVariants(product) ? <SizeStrip product={product} /> : <QuickBuy product={product} />
}

function QuickBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const isIn = buy.outcome === 'added'
  return (
    <BuyForm buy={buy}>
      <BuyButton className="card-add">
        {isIn && <TickIcon />}
        {t(isIn ? 'product.added' : 'cancha.add')}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
