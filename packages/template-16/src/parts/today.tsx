import { type Product, priceOf } from '@store/core'
import { imageUrl, Link, Price, useBannerMarks, usePaths, useSettings } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { DishBuy } from './dish-buy.tsx'
import { Picture } from './picture.tsx'

const MOST = 3

/** The reduced dishes beside today's banners: three cards in all. */
export const dishesOfToday = (promotions: readonly Product[], banners: number): readonly Product[] =>
  promotions.filter((product) => priceOf(product, null) !== null).slice(0, Math.max(0, MOST - banners))

/** "Hoy": banners, then reduced dishes. Tiles with the name in place of a missing photo. */
export function Today({ offers }: { readonly offers: readonly Product[] }) {
  const t = useWords()
  const { banners, photos } = useSettings<Settings>()
  if (banners.length + offers.length === 0) return null
  return (
    <section className="today" aria-labelledby="today">
      <h2 id="today">{t('sazon.today')}</h2>
      <ul>
        {banners.map((banner, index) => (
          <li key={`${banner.image} ${banner.title}`}>
            <BannerCard banner={banner} at={index} />
          </li>
        ))}
        {offers.map((product, index) => (
          <li key={product.id}>
            <OfferCard product={product} isPictured={photos !== 'no'} priority={banners.length + index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OfferCard(props: { readonly product: Product; readonly isPictured: boolean; readonly priority: boolean }) {
  const paths = usePaths()
  const { product, isPictured, priority } = props
  return (
    <div className="promo">
      <Picture
        name={product.name}
        image={isPictured ? (product.images[0] ?? null) : null}
        alt=""
        sizes="(min-width: 64rem) 26vw, 78vw"
        ratio={1.5}
        largest={800}
        priority={priority}
      />
      <div className="promo-words">
        <h3>
          <Link href={paths.product(product)} className="promo-way">
            {product.name}
          </Link>
        </h3>
        <Price product={product} percent className="price" />
        {product.summary && <p>{product.summary}</p>}
        <DishBuy product={product} />
      </div>
    </div>
  )
}

function BannerCard({ banner, at }: { readonly banner: Banner; readonly at: number }) {
  const t = useWords()
  const { image, mobileImage, title, text, button, href, focus } = banner
  const marks = useBannerMarks()(at)
  const way = button || title || t('nav.products')
  return (
    <div className="promo promo-banner">
      {image && (
        <picture className="photo" {...marks.picture}>
          {mobileImage && <source media="(max-width: 47.99rem)" srcSet={imageUrl(mobileImage, 800)} />}
          <img
            src={imageUrl(image, 800)}
            alt=""
            style={focus ? { objectPosition: focus } : undefined}
            loading={at === 0 ? 'eager' : 'lazy'}
          />
        </picture>
      )}
      <div className="promo-words">
        {title && <h3 {...marks.title}>{title}</h3>}
        {text && <p {...marks.text}>{text}</p>}
        {href && (
          <Link href={href} className="promo-way link" {...marks.button}>
            {way}
          </Link>
        )}
      </div>
    </div>
  )
}
