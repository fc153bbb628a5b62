import { type Product as ProductData, priceOf } from '@store/core'
import {
  Breadcrumbs,
  ChatLink,
  Instalments,
  Price,
  type ScreenViews,
  useAddress,
  useBuyForm,
  useCart,
  useIsAbove,
  usePaths,
  useShippingTerms,
  useShop,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { boxOf, materialOf } from './box.ts'
import { BuyFields } from './buy-fields.tsx'
import { Gallery } from './gallery.tsx'
import { PieceFacts } from './piece-facts.tsx'
import { PieceMeasures } from './piece-measures.tsx'
import { PieceRow } from './piece-row.tsx'
import { Share } from './share.tsx'
import { useSizes } from './sizes.ts'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** Comes when the real button has left the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

/** Its photos at the left, one under another; at the right what it costs, how large it is and whether it gets in. */
export default function Product(view: ScreenViews['Product']) {
  return <OnePiece key={view.product.id} {...view} />
}

function OnePiece({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const sizes = useSizes()
  const cart = useCart()
  const buy = useBuyForm(product)
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  const box = boxOf(product)
  const line = sizes.line(product)
  const material = materialOf(product.facts)
  return (
    <>
      <Split room={rooms(0)} className="product" sceneClassName="gallery-scene" scene={<Gallery product={product} />}>
        <article>
          <Steps product={product} />
          <header className="product-head">
            {product.brand && <p className="muted">{product.brand}</p>}
            <h1>{product.name}</h1>
            {product.summary && <p className="lead">{product.summary}</p>}
            <Price product={product} variantId={buy.variant?.id ?? null} percent className="price product-price" />
            <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="muted" />
            {(line || material) && (
              <p className="muted">
                {line}
                {line && material && ' · '}
                {material && <em>{material}</em>}
              </p>
            )}
            <Badges product={product} isSoldOut={product.price !== null && buy.availability !== 'available'}>
              {t(`product.${buy.availability}`)}
            </Badges>
          </header>
          {product.price === null ? (
            <p>{t('product.askPrice')}</p>
          ) : (
            <BuyFields buy={buy} id={FORM} onAdded={cart.open} />
          )}
          <div ref={end} />
          <div className="product-ways">
            <ChatOffer product={product} />
            <Share title={product.name} path={paths.product(product)} />
          </div>
          <Delivery product={product} />
          {product.supplier && <p className="muted">{t('product.supplier', { name: product.supplier })}</p>}
          {box && <PieceMeasures box={box} />}
          <PieceFacts product={product} description={description} policies={policies} />
        </article>
        <section className="related">
          <h2>{t('product.related')}</h2>
          {related.length > 0 ? (
            <ul className="rows">
              {related.slice(0, 4).map((other) => (
                <li key={other.id}>
                  <PieceRow product={other} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">{t('product.noRelated')}</p>
          )}
        </section>
      </Split>
      {isPast && product.price !== null && (
        <Suspense>
          <BuyBar buy={buy} form={FORM} />
        </Suspense>
      )}
    </>
  )
}

function Badges(props: { readonly product: ProductData; readonly isSoldOut: boolean; readonly children: string }) {
  const t = useWords()
  const { product, isSoldOut } = props
  const facts = [
    isSoldOut ? props.children : null,
    product.promotion && !isSoldOut ? t('nogal.workshopPrice') : null,
    product.condition === 'used' ? t('product.condition.used') : null,
    product.freeShipping ? t('product.freeShipping') : null,
  ].filter((fact) => fact !== null)
  if (facts.length === 0) return null
  return (
    <p className="badges">
      {facts.map((fact) => (
        <span key={fact} className="badge">
          {fact}
        </span>
      ))}
    </p>
  )
}

/** Buying by chat, or the sentence for a shop without a number (M3). */
function ChatOffer({ product }: { readonly product: ProductData }) {
  const t = useWords()
  const { shop } = useShop()
  const url = useAddress(usePaths().product(product))
  if (!shop.chatNumber) return <p className="muted">{t('chat.none')}</p>
  return (
    <ChatLink text={t('chat.product', { name: product.name, url })} className="quiet-link">
      {t('product.buyByChat')}
    </ChatLink>
  )
}

/** Said once: beside the price of what is delivered free it stands already. */
function Delivery({ product }: { readonly product: ProductData }) {
  const terms = useShippingTerms(product)
  return product.freeShipping ? null : <p className="muted">{terms}</p>
}

function Steps({ product: { category, name } }: { readonly product: ProductData }) {
  const t = useWords()
  const paths = usePaths()
  const steps = [
    { name: t('nogal.pieces'), href: paths.catalog() },
    ...(category ? [{ name: category.name, href: paths.catalog({ category: category.name }) }] : []),
    { name },
  ]
  return <Breadcrumbs steps={steps} className="steps" />
}
