import { hasVariants, type Product, percentOffOf, productAvailability } from '@store/core'
import {
  BuyButton,
  BuyForm,
  ChatLink,
  Link,
  PlusIcon,
  Price,
  QuickViewLink,
  TickIcon,
  useAddress,
  useBuyForm,
  usePaths,
  useShop,
  VisuallyHidden,
} from '@store/template-kit'
import { useState } from 'react'
import { Picture } from './picture.tsx'
import { ShadeDots } from './shade-dots.tsx'
import { type Shade, shadesOf } from './shades.ts'
import { tintOfColor, tintStyle, useTints } from './tint.ts'
import { useWords } from './words.ts'

/** An arch in a tint, the name, the price, and shades that tint the arch when they are pointed at. */
export function ProductCard({
  product,
  priority = false,
  sizes = '(min-width: 120rem) 17vw, (min-width: 80rem) 20vw, (min-width: 48rem) 30vw, 46vw',
}: {
  readonly product: Product
  readonly priority?: boolean
  readonly sizes?: string
}) {
  const t = useWords()
  const paths = usePaths()
  const tints = useTints()
  const [shade, setShade] = useState<Shade | null>(null)
  const shades = shadesOf(product)?.shades
  const availability = productAvailability(product)
  const off = percentOffOf(product, null)
  return (
    <article
      className="card"
      data-tint=""
      data-availability={availability}
      style={tintStyle(shade ? tintOfColor(shade.color) : tints.ofProduct(product))}
    >
      <div className="card-plate">
        <Picture
          name={product.name}
          image={photoOf(product, shade)}
          alt=""
          sizes={sizes}
          priority={priority}
          largest={800}
        />
        {availability === 'available' && off > 0 && (
          <span className="card-off">{t('product.percentOff', { percent: off })}</span>
        )}
        {availability === 'available' && <CardBuy product={product} />}
      </div>
      <h3 className="card-name">
        <Link href={paths.product(product)}>{product.name}</Link>
      </h3>
      <p className="card-line">
        <Price product={product} className="price" />
        {shade && <span className="card-shade">{shade.name}</span>}
      </p>
      {availability !== 'available' && product.price !== null && <AskForIt product={product} />}
      {!opensCard(product) && <QuickViewLink product={product} className="quiet-link card-look" />}
      {shades && <ShadeDots shades={shades} chosen={shade} onLook={setShade} />}
    </article>
  )
}

/** The photo whose description has the shade's name; else the first. */
const photoOf = ({ images }: Product, shade: Shade | null) =>
  (shade && images.find(({ alt }) => alt?.toLowerCase().includes(shade.name.toLowerCase()))) ?? images[0] ?? null

/** "Sold out · tell me when": the shop is asked by chat, where it has one. */
function AskForIt({ product }: { readonly product: Product }) {
  const t = useWords()
  const { shop } = useShop()
  const url = useAddress(usePaths().product(product))
  return (
    <p className="card-out">
      {t(`product.${productAvailability(product)}`)}
      {shop.chatNumber && (
        <>
          {' · '}
          <ChatLink text={t('chat.product', { name: product.name, url })} className="quiet-link">
            {t('bruma.tellMe')}
            <VisuallyHidden>{product.name}</VisuallyHidden>
          </ChatLink>
        </>
      )}
    </p>
  )
}

/** Whether what buys it is the quick view. */
const opensCard = (product: Product): boolean =>
  productAvailability(product) === 'available' && (hasVariants(product) || product.message?.required === true)

/** One thing to buy adds itself; where there is something to choose or to write, a card of shades opens. */
function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (opensCard(product))
    return (
      <QuickViewLink product={product} className="card-buy" label={t('bruma.choose')}>
        <PlusIcon />
        <span>{t('bruma.choose')}</span>
      </QuickViewLink>
    )
  return <QuickBuy product={product} />
}

function QuickBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const isIn = buy.outcome === 'added'
  return (
    <BuyForm buy={buy}>
      <BuyButton className="card-buy">
        {isIn ? <TickIcon /> : <PlusIcon />}
        <span>{t(isIn ? 'product.added' : 'bruma.add')}</span>
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
