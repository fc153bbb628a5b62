import { type Product, productAvailability } from '@store/core'
import { Link, Price, useAbout, usePaths, useSettings, useShop } from '@store/template-kit'
import { useAge, useShelf } from './age.tsx'
import { useAgedHref } from './aged-href.ts'
import { useBlocks } from './blocks.ts'
import { Dial } from './dial.tsx'
import { GiftBuilder } from './gift-builder.tsx'
import { Picture } from './picture.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** The star stands in the sun, whatever its category is. */
const STAR = 5
/** As many other colours the question has (styles/home.css). */
const TURNS = 5

/** The first blocks of the shop: its question, its star, two more toys, and gifts by what there is to spend. */
export function Bento({ products }: { readonly products: readonly Product[] }) {
  const [star, ...others] = products.filter((product) => productAvailability(product) === 'available')
  return (
    <section className="bento frame" data-bare={star ? undefined : ''}>
      <Question />
      {star && <ToyBlock product={star} className="bento-star" priority />}
      {others.slice(0, 2).map((product) => (
        <ToyBlock key={product.id} product={product} className="bento-toy" />
      ))}
      {star && <GiftBuilder products={products} />}
    </section>
  )
}

/** The block that asks for an age, and takes another colour with each; in a shop without ages, its sentence. */
function Question() {
  const t = useWords()
  const shelf = useShelf()
  const hrefOf = useAgedHref()
  const { shop } = useShop()
  const { ages, age } = useAge()
  const { headline, banners } = useSettings<Settings>()
  const [banner] = banners
  const hasDial = ages.length > 0
  const own = headline || (hasDial ? '' : banner?.title)
  const text = useAbout()
  const at = ages.findIndex(({ id }) => id === age?.id)
  return (
    <div className="block bento-question" data-turn={at < 0 ? 0 : (at % TURNS) + 1}>
      <h1 className="hero">{own || (hasDial ? t('trompo.question') : shop.name)}</h1>
      {text && <p className="lead">{text}</p>}
      {hasDial ? (
        <Dial legend={own ? t('trompo.whatAge') : t('trompo.question')} isLegendSeen={Boolean(own)} />
      ) : (
        <Link href={banner?.href ? hrefOf(banner.href) : shelf()} className="button" data-tone="sun">
          {banner?.button || t('trompo.seeAll')}
        </Link>
      )}
    </div>
  )
}

function ToyBlock(props: { readonly product: Product; readonly className: string; readonly priority?: boolean }) {
  const paths = usePaths()
  const blocks = useBlocks()
  const { product, className, priority = false } = props
  return (
    <article className={`block ${className}`} data-block={priority ? STAR : blocks.ofProduct(product)}>
      <Picture
        name={product.name}
        image={product.images[0] ?? null}
        alt=""
        sizes={priority ? '(min-width: 64rem) 38vw, 90vw' : '(min-width: 64rem) 22vw, 44vw'}
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
