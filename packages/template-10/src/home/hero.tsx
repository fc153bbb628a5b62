import { type Product, productAvailability } from '@store/core'
import { Link, Price, useAbout, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import { useAge, useCatalogHref } from '../parts/age.tsx'
import { AgeDial } from '../parts/age-dial.tsx'
import { useBlockColors } from '../parts/block-colors.ts'
import { Picture } from '../parts/picture.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { GiftBuilder } from './gift-builder.tsx'
import { useHrefWithAge } from './href-with-age.ts'

/** The first product has the yellow block, whatever its category. */
const STAR = 5
/** How many colours the question has besides its first (`styles/home.css`). */
const QUESTION_COLORS = 5

const MOST = 3

/** Returns the products that the top of the home page shows: the first available ones. */
export const onTop = (products: readonly Product[]): readonly Product[] =>
  products.filter((product) => productAvailability(product) === 'available').slice(0, MOST)

/** The top of the home page: the question, one large product, two more, and links to gifts by price. */
export function Hero({ products }: { readonly products: readonly Product[] }) {
  const [star, ...others] = onTop(products)
  return (
    <section className="bento frame" data-bare={star ? undefined : ''}>
      <Question />
      {star && <ToyBlock product={star} className="bento-star" priority />}
      {others.map((product) => (
        <ToyBlock key={product.id} product={product} className="bento-toy" />
      ))}
      {star && <GiftBuilder products={products} />}
    </section>
  )
}

/** The question for an age; its colour changes with the age. In a shop without ages, the headline. */
function Question() {
  const t = useWords()
  const shelf = useCatalogHref()
  const hrefOf = useHrefWithAge()
  const { shop } = useShop()
  const { ages, age } = useAge()
  const { headline, banners } = useSettings<Settings>()
  const mark = useMark()
  const [banner] = banners
  const hasDial = ages.length > 0
  const own = headline || (hasDial ? '' : banner?.title)
  const text = useAbout()
  const at = ages.findIndex(({ id }) => id === age?.id)
  return (
    <div className="block bento-question" data-turn={at < 0 ? 0 : (at % QUESTION_COLORS) + 1}>
      <h1 className="hero" {...mark('headline')}>
        {own || (hasDial ? t('trompo.question') : shop.name)}
      </h1>
      {text && (
        <p className="lead" {...mark('description')}>
          {text}
        </p>
      )}
      {hasDial ? (
        <AgeDial legend={own ? t('trompo.whatAge') : t('trompo.question')} isLegendSeen={Boolean(own)} />
      ) : (
        <Link href={banner?.href ? hrefOf(banner.href) : shelf()} className="button">
          {banner?.button || t('trompo.seeAll')}
        </Link>
      )}
    </div>
  )
}

function ToyBlock(props: { readonly product: Product; readonly className: string; readonly priority?: boolean }) {
  const paths = usePaths()
  const blocks = useBlockColors()
  const { product, className, priority = false } = props
  return (
    <article className={`block ${className}`} data-block={priority ? STAR : blocks.ofProduct(product)}>
      <Picture
        name={product.name}
        image={product.images[0] ?? null}
        alt=""
        sizes={priority ? '(min-width: 64rem) 38vw, 90vw' : '(min-width: 64rem) 22vw, 56vw'}
        priority={priority}
        largest={1080}
      />
      <p className="toy-label">
        <Link href={paths.product(product)}>{product.name}</Link>
        <Price product={product} className="price" />
      </p>
    </article>
  )
}
