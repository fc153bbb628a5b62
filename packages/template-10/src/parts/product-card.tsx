import { hasVariants, type Product, percentOffOf, productAvailability } from '@store/core'
import {
  BuyButton,
  BuyForm,
  CrossIcon,
  Link,
  PlusIcon,
  Price,
  QuickViewLink,
  TickIcon,
  useBuyForm,
  usePaths,
  VisuallyHidden,
} from '@store/template-kit'
import { useId } from 'react'
import { useWords } from '../words.ts'
import { useBlockColors } from './block-colors.ts'
import { DiscountStar } from './discount-star.tsx'
import { Picture } from './picture.tsx'
import { type ToyFact, useToyFacts } from './toy-facts.ts'

/**
 * A product in a list: a block in its category's colour with the photo. A button turns the card to its facts: a
 * `<details>` beside the front, so it works without JavaScript (`styles/card.css`).
 */
export function ProductCard({
  product,
  priority = false,
  sizes = '(min-width: 80rem) 22vw, (min-width: 48rem) 30vw, 46vw',
}: {
  readonly product: Product
  readonly priority?: boolean
  readonly sizes?: string
}) {
  const t = useWords()
  const paths = usePaths()
  const blocks = useBlockColors()
  const id = useId()
  const facts = useToyFacts(product)
  const availability = productAvailability(product)
  const canBuy = availability === 'available'
  return (
    <article className="card" data-block={blocks.ofProduct(product)} data-availability={availability}>
      <div className="card-front one-column">
        <div className="card-stage">
          <Picture
            name={product.name}
            image={product.images[0] ?? null}
            alt=""
            sizes={sizes}
            priority={priority}
            largest={800}
          />
        </div>
        {canBuy && <DiscountStar percent={percentOffOf(product, null)} />}
        <div className="card-label">
          <h3 className="card-name">
            <Link href={paths.product(product)} aria-describedby={facts.length > 0 ? id : undefined}>
              {product.name}
            </Link>
          </h3>
          <p className="card-price wraps">
            <Price product={product} className="price" />
            {!canBuy && product.price !== null && <span className="card-out">{t(`product.${availability}`)}</span>}
          </p>
          {!opensQuickLook(product) && <QuickViewLink product={product} className="link card-look touch" />}
          <div className="card-tools">{canBuy && <CardBuy product={product} />}</div>
        </div>
      </div>
      {facts.length > 0 && <Flip name={product.name} facts={facts} id={id} />}
    </article>
  )
}

function Flip(props: { readonly name: string; readonly facts: readonly ToyFact[]; readonly id: string }) {
  const t = useWords()
  return (
    <details className="flip">
      <summary className="flip-button middle">
        <span className="flip-word" aria-hidden="true">
          {t('trompo.facts.word')}
        </span>
        <CrossIcon className="flip-x" />
        <VisuallyHidden>{t('trompo.facts', { name: props.name })}</VisuallyHidden>
      </summary>
      <div className="card-back" id={props.id}>
        <p className="card-back-name">{props.name}</p>
        <dl>
          {props.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

/** Whether the button opens the quick look: there are options to choose or a message to write. */
const opensQuickLook = (product: Product): boolean =>
  productAvailability(product) === 'available' && (hasVariants(product) || product.message?.required === true)

/** The button of a card. A product without options is added at once; else the quick look opens. */
function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (opensQuickLook(product))
    return (
      <QuickViewLink product={product} className="card-buy middle" label={t('product.seeOptions')}>
        <PlusIcon />
      </QuickViewLink>
    )
  return <QuickBuy product={product} />
}

function QuickBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const isIn = buy.outcome === 'added'
  return (
    <BuyForm buy={buy} className="card-form">
      <BuyButton className="card-buy middle">
        {isIn ? <TickIcon /> : <PlusIcon />}
        <VisuallyHidden>
          {t('label.of', { label: t(isIn ? 'product.added' : 'product.addToCart'), name: product.name })}
        </VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
