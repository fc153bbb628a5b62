import type { Product as ProductData } from '@store/core'
import { priceOf } from '@store/core'
import {
  Breadcrumbs,
  ChatLink,
  Instalments,
  Price,
  type ScreenViews,
  useAddress,
  useBuyForm,
  useIsAbove,
  usePaths,
  useShippingTerms,
  useShop,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { BuyFields } from './buy-fields.tsx'
import { CardGrid } from './card-grid.tsx'
import { useFitting, useSeen } from './my-size.tsx'
import { Photos } from './photos.tsx'
import { SectionHead } from './section-head.tsx'
import { ShareLater } from './share-later.tsx'
import { Slabs } from './slabs.tsx'
import { useSports } from './sports.ts'
import { useWords } from './words.ts'

/** Comes when the real button has left the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

/** A mosaic of squares that bleeds to the left; its name, sizes and one large button beside it; then four slabs. */
export default function Product(view: ScreenViews['Product']) {
  return <OneProduct key={view.product.id} {...view} />
}

function OneProduct({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const sports = useSports()
  const buy = useBuyForm(product)
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  useSeen(product)
  // A short row is not made empty by the shopper's size.
  const fitting = useFitting(related)
  const alike = fitting.length > 0 ? fitting : related
  return (
    <div style={sports.ofProduct(product)}>
      <article className="product">
        <Photos product={product} />
        <div className="product-side">
          <Steps product={product} />
          {product.brand && <p className="small">{product.brand}</p>}
          <h1>{product.name}</h1>
          {product.summary && <p className="lead">{product.summary}</p>}
          <Marks product={product} isSoldOut={product.price !== null && buy.availability !== 'available'}>
            {t(`product.${buy.availability}`)}
          </Marks>
          <Price product={product} variantId={buy.variant?.id ?? null} percent className="price product-price" />
          <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="small" />
          {product.price === null ? <p>{t('product.askPrice')}</p> : <BuyFields buy={buy} id={FORM} />}
          <div ref={end} />
          <ChatOffer product={product} />
          <Delivery product={product} />
          {product.supplier && <p className="small">{t('product.supplier', { name: product.supplier })}</p>}
          <ShareLater title={product.name} path={paths.product(product)} />
        </div>
      </article>
      <Slabs product={product} description={description} policies={policies} />
      <section className="section" aria-labelledby="alike">
        <SectionHead id="alike" title={t('product.related')} />
        {alike.length > 0 ? (
          <CardGrid products={alike.slice(0, 8)} />
        ) : (
          <p className="inset">{t('product.noRelated')}</p>
        )}
      </section>
      {isPast && product.price !== null && (
        <Suspense>
          <BuyBar buy={buy} form={FORM} />
        </Suspense>
      )}
    </div>
  )
}

function Marks(props: { readonly product: ProductData; readonly isSoldOut: boolean; readonly children: string }) {
  const t = useWords()
  const { product, isSoldOut } = props
  const marks = [
    isSoldOut ? props.children : null,
    product.condition === 'used' ? t('product.condition.used') : null,
    product.freeShipping ? t('product.freeShipping') : null,
  ].filter((mark) => mark !== null)
  if (marks.length === 0) return null
  return (
    <p className="marks">
      {marks.map((mark) => (
        <span key={mark} className="mark">
          {mark}
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
  if (!shop.chatNumber) return <p className="small">{t('chat.none')}</p>
  return (
    <ChatLink text={t('chat.product', { name: product.name, url })} className="button button-line">
      {t('product.buyByChat')}
    </ChatLink>
  )
}

/** Said once: of what is delivered free a mark says so already. */
function Delivery({ product }: { readonly product: ProductData }) {
  const terms = useShippingTerms(product)
  return product.freeShipping ? null : <p className="small">{terms}</p>
}

function Steps({ product: { category, name } }: { readonly product: ProductData }) {
  const t = useWords()
  const paths = usePaths()
  const steps = [
    { name: t('nav.products'), href: paths.catalog() },
    ...(category ? [{ name: category.name, href: paths.catalog({ category: category.name }) }] : []),
    { name },
  ]
  return <Breadcrumbs steps={steps} className="steps" />
}
