import type { Product } from '@store/core'
import {
  imageSet,
  imageUrl,
  Link,
  Price,
  useAbout,
  useBannerMarks,
  useMark,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { CompareBox } from '../compare/compare-box.tsx'
import { CardBuy } from '../parts/card-buy.tsx'
import { Pictogram } from '../parts/pictogram.tsx'
import { Picture } from '../parts/picture.tsx'
import { useSpecs } from '../parts/specs.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { StockBar } from './stock-bar.tsx'

const PHONE = '(max-width: 47.99rem)'
const TILES = 2

/**
 * The top of the home page, a grid of unequal cells: first banner, or the shop's name with `featured`; the product in the `deal`
 * cell, which is the deal of the day if it is reduced; two categories.
 */
export function Deals(props: { readonly deal: Product | undefined; readonly featured: Product | undefined }) {
  const { banners, headline } = useSettings<Settings>()
  const { categories } = useShop()
  const { deal, featured } = props
  const [banner] = banners
  return (
    <>
      {banner?.image && headline && <ShopLine headline={headline} />}
      <section className="deals">
        {banner?.image ? (
          <BannerCell banner={banner} heading={headline ? 'h2' : 'h1'} />
        ) : (
          <ShopCell product={featured} headline={banner?.title || headline} />
        )}
        {deal && <DealCell product={deal} />}
        {categories.slice(0, TILES).map((category) => (
          <CategoryCell key={category.id} category={category} />
        ))}
      </section>
    </>
  )
}

/** The shop's headline as the `h1`, above a banner that has a title. */
function ShopLine({ headline }: { readonly headline: string }) {
  const about = useAbout()
  const mark = useMark()
  return (
    <header className="page-head">
      <h1 {...mark('headline')}>{headline}</h1>
      {about && (
        <p className="muted" {...mark('description')}>
          {about}
        </p>
      )}
    </header>
  )
}

/** `heading`: `h2` on a page that already has an `h1`. */
function BannerCell({ banner, heading: Heading }: { readonly banner: Banner; readonly heading: 'h1' | 'h2' }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { image, mobileImage, title, text, button, href, focus } = banner
  const marks = useBannerMarks()(0)
  return (
    <div className="deal-banner">
      {image && (
        <picture {...marks.picture}>
          {mobileImage && <source media={PHONE} srcSet={imageSet(mobileImage) ?? mobileImage} sizes="100vw" />}
          <img
            src={imageUrl(image, 800)}
            srcSet={imageSet(image)}
            sizes="(min-width: 64rem) 50vw, 100vw"
            alt=""
            style={focus ? { objectPosition: focus } : undefined}
            {...{ fetchpriority: 'high' }}
          />
        </picture>
      )}
      <div className="deal-words">
        <Heading {...marks.title}>{title || shop.name}</Heading>
        {text && <p {...marks.text}>{text}</p>}
        <Link href={href ?? paths.catalog()} className="button" {...marks.button}>
          {button || t('nav.allProducts')}
        </Link>
      </div>
    </div>
  )
}

/** Without a banner: the shop's name, its description and one of its products. */
function ShopCell({ product, headline }: { readonly product: Product | undefined; readonly headline: string }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const about = useAbout()
  const mark = useMark()
  const specs = useSpecs()
  return (
    <div className="deal-shop">
      <div className="deal-words">
        <h1 {...mark('headline')}>{headline || shop.name}</h1>
        {about && <p {...mark('description')}>{about}</p>}
        <p className="actions">
          <Link href={paths.catalog()} className="button">
            {t('nav.allProducts')}
          </Link>
          <Link href={paths.catalog({ promotion: true })} className="button" data-tone="quiet">
            {t('volt.seeDeals')}
          </Link>
        </p>
      </div>
      {product && (
        <Link href={paths.product(product)} className="deal-featured">
          <Picture product={product} sizes="(min-width: 64rem) 24vw, 80vw" priority decorative />
          <b>{product.name}</b>
          <span className="deal-facts">
            {specs(product, 2)
              .map(({ value }) => value)
              .join(' · ')}
          </span>
          <Price product={product} className="price" />
        </Link>
      )}
    </div>
  )
}

function DealCell({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const specs = useSpecs()(product, 2)
  return (
    <article className="deal-day">
      <p className="deal-title">{t(product.promotion ? 'volt.deal' : 'home.featured')}</p>
      <Picture product={product} sizes="(min-width: 64rem) 24vw, 100vw" priority decorative />
      <h2 className="card-name">
        <Link href={paths.product(product)}>{product.name}</Link>
      </h2>
      <p className="deal-facts">
        {specs.map(({ name, value }) => t('label.of', { label: name, name: value })).join(' · ')}
      </p>
      <Price product={product} percent className="price" />
      <StockBar product={product} />
      <div className="card-actions wraps">
        <CardBuy product={product} />
        <CompareBox product={product} />
      </div>
    </article>
  )
}

function CategoryCell({ category }: { readonly category: ReturnType<typeof useShop>['categories'][number] }) {
  const t = useWords()
  const paths = usePaths()
  const { name, image, count } = category
  return (
    <Link href={paths.catalog({ category: name })} className="deal-category">
      {image ? <img src={imageUrl(image, 320)} alt="" loading="lazy" /> : <Pictogram name={name} />}
      <b>{name}</b>
      {count !== null && <small>{t('catalog.count', { count })}</small>}
    </Link>
  )
}
