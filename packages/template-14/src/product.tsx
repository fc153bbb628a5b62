import { describedFacts, type Product as ProductData, priceOf } from '@store/core'
import {
  BuyNow,
  ChatLink,
  Instalments,
  Price,
  ProductChat,
  ProductSteps,
  Prose,
  type ScreenViews,
  ServiceItems,
  useAddress,
  useBuyForm,
  useIsAbove,
  usePaths,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { authorOf } from './book.ts'
import { BuyFields } from './buy-fields.tsx'
import { firstPageOf } from './first-page.ts'
import { FirstPageQuote } from './first-page-quote.tsx'
import { Gallery } from './gallery.tsx'
import { ProductSections } from './product-sections.tsx'
import { Share } from './share.tsx'
import { Shelf } from './shelf.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button leaves the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

/** A book: cover, text with a drop cap, facts in the margin. */
export default function Product(view: ScreenViews['Product']) {
  return <ProductBody key={view.product.id} {...view} />
}

function ProductBody({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  const author = authorOf(product)
  const { facts, rest } = describedFacts(description)
  const { quote, rest: text } = firstPageOf(rest)
  return (
    <>
      <article className="product frame" data-availability={buy.availability}>
        <ProductSteps product={product} whole={t('catalog.title')} className="steps" />
        <Gallery product={product} chosen={buy.chosen} />
        <div className="product-text">
          <h1>{product.name}</h1>
          {author && <p className="product-author">{author}</p>}
          <Price product={product} variantId={buy.variant?.id ?? null} percent className="price product-price" />
          <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="quiet" />
          {product.condition === 'used' && <p className="used">{t('product.condition.used')}</p>}
          {product.price === null ? <p>{t('product.askPrice')}</p> : <BuyFields buy={buy} id={FORM} />}
          <div ref={end} />
          <BuyNow product={product} form={FORM} className="button" />
          <ChatOffer product={product} isOut={buy.availability === 'soldOut' && !buy.variant} />
          <ul className="services">
            <ServiceItems product={product} />
          </ul>
          <section aria-label={t('product.description')} className="description">
            {text ? (
              <Prose html={text} className="prose initial" />
            ) : (
              facts.length === 0 && quote === null && <p className="quiet">{t('product.noDescription')}</p>
            )}
          </section>
          {quote && <FirstPageQuote quote={quote} />}
          <Share title={product.name} path={paths.product(product)} />
        </div>
        <ProductSections product={product} written={facts} policies={policies} />
      </article>
      <section className="room frame related" aria-labelledby="related">
        <h2 id="related">{t('product.related')}</h2>
        {related.length > 0 ? (
          <Shelf products={related.slice(0, 12)} label={t('product.related')} />
        ) : (
          <p className="quiet">{t('product.noRelated')}</p>
        )}
      </section>
      {isPast && product.price !== null && (
        <Suspense>
          <BuyBar buy={buy} form={FORM} />
        </Suspense>
      )}
    </>
  )
}

/** The link to buy by chat, or to ask for a book that is sold out. Nothing in shops without a chat number. */
function ChatOffer({ product, isOut }: { readonly product: ProductData; readonly isOut: boolean }) {
  const t = useWords()
  const url = useAddress(usePaths().product(product))
  if (!isOut) return <ProductChat product={product} form={FORM} className="under" />
  return (
    <ChatLink text={t('anaquel.lookFor', { name: product.name, url })} className="under" data-feature="chat">
      {t('anaquel.weLook')}
    </ChatLink>
  )
}
