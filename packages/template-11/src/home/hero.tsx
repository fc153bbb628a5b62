import type { Product } from '@store/core'
import { Link, useBannerMarks, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import { PhotoScene } from '../parts/photo-scene.tsx'
import { ProductRow } from '../parts/product-row.tsx'
import { ProductSketch } from '../parts/product-sketch.tsx'
import { Split } from '../parts/split.tsx'
import { useRooms } from '../parts/use-rooms.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { RoomScene } from './room-scene.tsx'

/** The top of the home page: the headline and three products as rows; at the left the first banner. */
export function Hero(props: { readonly products: readonly Product[]; readonly featured: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const { shop } = useShop()
  const { headline, description, banners, tape } = useSettings<Settings>()
  const banner = banners[0]
  const { products, featured } = props
  const [main] = featured
  const mark = useMark()
  const marks = useBannerMarks()(0)
  const title = headline || banner?.title || shop.name
  const text = description || (headline ? '' : banner?.text) || shop.description
  const scene = banner?.image ? (
    <>
      <RoomScene banner={{ ...banner, image: banner.image }} at={0} products={products} tape={tape} priority />
      {banner.title && banner.title !== title && (
        <p className="caption">
          <Link href={banner.href ?? paths.catalog()} {...marks.title}>
            {banner.title}
          </Link>
        </p>
      )}
    </>
  ) : main ? (
    <PhotoScene product={main} priority />
  ) : (
    <ProductSketch name={shop.name} className="scene-sketch" />
  )
  return (
    <Split scene={scene} room={rooms(0)} className="hero">
      <h1 {...mark('headline')}>{title}</h1>
      {text && (
        <p className="lead" {...mark('description')}>
          {text}
        </p>
      )}
      {featured.length > 0 && (
        <ul className="rows">
          {featured.map((product, i) => (
            <li key={product.id}>
              <ProductRow product={product} heading="h2" priority={i === 0} />
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <Link href={banner?.href ?? paths.catalog()} className="button" {...marks.button}>
          {banner?.button || t('nogal.allPieces')}
        </Link>
      </p>
    </Split>
  )
}
