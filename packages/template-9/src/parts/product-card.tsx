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
import { useWords } from '../words.ts'
import { Picture } from './picture.tsx'
import { ShadeDots } from './shade-dots.tsx'
import { type Shade, shadesOf } from './shades.ts'
import { tintOfColor, tintStyle, useTints } from './tint.ts'

/**
 * A product in a list: photo in an arch, name, price, and dots of its shades, which change the arch's tint on hover.
 */
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
      <p className="card-line wraps">
        <Price product={product} className="price" />
        {shade && <span className="card-shade">{shade.name}</span>}
      </p>
      {availability !== 'available' && product.price !== null && <AskByChat product={product} />}
      {!opensQuickView(product) && <QuickViewLink product={product} className="link card-look" />}
      {shades && <ShadeDots shades={shades} chosen={shade} onPreview={setShade} />}
    </article>
  )
}

/** The photo whose description contains the shade's name, else the first photo. */
const photoOf = ({ images }: Product, shade: Shade | null) =>
  (shade && images.find(({ alt }) => alt?.toLowerCase().includes(shade.name.toLowerCase()))) ?? images[0] ?? null

/** A sold out product: a link to ask the shop by chat, where it has one. */
function AskByChat({ product }: { readonly product: Product }) {
  const t = useWords()
  const { shop } = useShop()
  const url = useAddress(usePaths().product(product))
  return (
    <p className="card-out">
      {t(`product.${productAvailability(product)}`)}
      {shop.chatNumber && (
        <>
          {' · '}
          <ChatLink text={t('chat.product', { name: product.name, url })} className="link">
            {t('bruma.tellMe')}
            <VisuallyHidden>{product.name}</VisuallyHidden>
          </ChatLink>
        </>
      )}
    </p>
  )
}

/** Whether the button opens the quick view: there are options to choose or a message to write. */
const opensQuickView = (product: Product): boolean =>
  productAvailability(product) === 'available' && (hasVariants(product) || product.message?.required === true)

/** The button of a card. A product without options is added at once; else the quick view opens. */
function CardBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (opensQuickView(product))
    return (
      <QuickViewLink product={product} className="card-buy" label={t('product.pick')}>
        <PlusIcon />
        <span>{t('product.pick')}</span>
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
        <span>{t(isIn ? 'product.added' : 'product.add')}</span>
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
