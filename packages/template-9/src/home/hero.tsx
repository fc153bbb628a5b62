import type { Product } from '@store/core'
import {
  imageSet,
  imageUrl,
  Link,
  Price,
  useBannerMarks,
  useMark,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { Picture } from '../parts/picture.tsx'
import { dotStyle } from '../parts/shade-dots.tsx'
import { shadesOf } from '../parts/shades.ts'
import { tintStyle, useTints } from '../parts/tint.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/**
 * The top of the home page: the headline beside two arches, a large and a small one. The first banner is in the large
 * arch.
 */
export function Hero({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { headline, description, banners } = useSettings<Settings>()
  const banner = banners[0]
  const mark = useMark()
  const marks = useBannerMarks()(0)
  const [large, small] = products
  const title = headline || banner?.title || shop.name
  const text = description || (headline ? '' : banner?.text) || shop.description
  return (
    <section className="diptych frame">
      <div className="diptych-words">
        <h1 {...mark('headline')}>{title}</h1>
        {text && (
          <p className="lead" {...mark('description')}>
            {text}
          </p>
        )}
        <Link href={banner?.href ?? paths.catalog()} className="button" {...marks.button}>
          {banner?.button || t('bruma.begin')}
        </Link>
      </div>
      <div className="diptych-arches">
        {banner?.image ? (
          <BannerArch banner={banner} shown={[title, text]} />
        ) : (
          large && <HeroArch product={large} priority />
        )}
        {(banner?.image ? large : small) && <HeroArch product={(banner?.image ? large : small) as Product} />}
      </div>
      <FirstSteps products={products} />
    </section>
  )
}

function HeroArch({ product, priority = false }: { readonly product: Product; readonly priority?: boolean }) {
  const paths = usePaths()
  const tints = useTints()
  const shades = shadesOf(product)?.shades ?? []
  return (
    <article className="hero-arch" data-tint="" style={tintStyle(tints.ofProduct(product))}>
      <Picture
        name={product.name}
        image={product.images[0] ?? null}
        alt=""
        sizes="(min-width: 64rem) 34vw, 62vw"
        priority={priority}
        largest={1080}
      />
      <p className="hero-line wraps">
        {shades.slice(0, 3).map((shade) => (
          <span key={shade.name} className="dot" style={dotStyle(shade)} aria-hidden="true" />
        ))}
        <Link href={paths.product(product)} className="hero-name">
          {product.name}
        </Link>
        <Price product={product} className="price" />
      </p>
    </article>
  )
}

/** `shown`: texts of the banner that are shown beside the arch already, so that they are not repeated below it. */
function BannerArch({ banner, shown }: { readonly banner: Banner; readonly shown: readonly (string | null)[] }) {
  const paths = usePaths()
  const tints = useTints()
  const marks = useBannerMarks()(0)
  const { title, text, href } = banner
  return (
    <div className="hero-arch" data-tint="" style={tintStyle(tints.inTurn(0))}>
      <BannerPicture banner={banner} at={0} sizes="(min-width: 64rem) 34vw, 62vw" priority />
      {title && !shown.includes(title) && (
        <p className="hero-line wraps">
          <Link href={href ?? paths.catalog()} className="hero-name" {...marks.title}>
            {title}
          </Link>
          {text && !shown.includes(text) && (
            <span className="muted" {...marks.text}>
              {text}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** A banner's picture; phones get its own crop where there is one. */
export function BannerPicture(props: {
  readonly banner: Banner
  readonly sizes: string
  readonly at: number
  readonly priority?: boolean
}) {
  const { image, mobileImage, focus } = props.banner
  const marksOf = useBannerMarks()
  if (!image) return null
  return (
    <picture className="arch" {...marksOf(props.at).picture}>
      {mobileImage && (
        <source media="(max-width: 47.99rem)" srcSet={imageSet(mobileImage) ?? mobileImage} sizes={props.sizes} />
      )}
      <img
        src={imageUrl(image, 800)}
        srcSet={imageSet(image)}
        sizes={props.sizes}
        alt=""
        loading={props.priority ? 'eager' : 'lazy'}
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  )
}

/** The first three categories, each with a product. */
function FirstSteps({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  if (categories.length < 2) return null
  return (
    <ol className="first-steps wraps" aria-label={t('nav.categories')}>
      {categories.slice(0, 3).map(({ id, name }, index) => {
        const first = products.find(({ category }) => category?.name === name)
        return (
          <li key={id}>
            <Link href={paths.catalog({ category: name })}>
              <span className="first-step">
                <span aria-hidden="true">{index + 1}</span> {name}
              </span>{' '}
              {first && <span className="muted">{first.name}</span>}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
