import { type Product, priceOf } from '@store/core'
import { imageUrl, Link, Price, usePaths, useSettings } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { Picture } from './picture.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const MOST = 3

/** "Hoy": banners, then reduced dishes, three in all. Tiles with the name in place of a missing photo. */
export function Today({ promotions }: { readonly promotions: readonly Product[] }) {
  const t = useWords()
  const { banners, photos } = useSettings<Settings>()
  const offers = promotions
    .filter((product) => priceOf(product, null) !== null)
    .slice(0, Math.max(0, MOST - banners.length))
  if (banners.length + offers.length === 0) return null
  return (
    <section className="today" aria-labelledby="today">
      <h2 id="today">{t('sazon.today')}</h2>
      <ul>
        {banners.map((banner, index) => (
          <li key={`${banner.image} ${banner.title}`}>
            <BannerCard banner={banner} priority={index === 0} />
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
      </div>
    </div>
  )
}

function BannerCard({ banner, priority }: { readonly banner: Banner; readonly priority: boolean }) {
  const t = useWords()
  const { image, mobileImage, title, text, button, href, focus } = banner
  const way = button || title || t('nav.products')
  return (
    <div className="promo promo-banner">
      {image && (
        <picture className="photo">
          {mobileImage && <source media="(max-width: 47.99rem)" srcSet={imageUrl(mobileImage, 800)} />}
          <img
            src={imageUrl(image, 800)}
            alt=""
            style={focus ? { objectPosition: focus } : undefined}
            loading={priority ? 'eager' : 'lazy'}
          />
        </picture>
      )}
      <div className="promo-words">
        {title && <h3>{title}</h3>}
        {text && <p>{text}</p>}
        {href && (
          <Link href={href} className="promo-way under">
            {way}
          </Link>
        )}
      </div>
    </div>
  )
}
