import type { Category, Product } from '@store/core'
import { Link, useBannerMarks, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import { useState } from 'react'
import { PhotoScene } from '../parts/photo-scene.tsx'
import { ProductRow } from '../parts/product-row.tsx'
import { ProductSketch } from '../parts/product-sketch.tsx'
import { Split } from '../parts/split.tsx'
import { useRooms } from '../parts/use-rooms.ts'
import type { RoomBanner, Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { isRoom, type Pieces } from './home-pieces.ts'
import { RoomScene } from './room-scene.tsx'

/** The categories in the style of `categoryStyle`: each with its picture (1), one list (2), or drawings (3). */
export function CategoryRooms({ all: products, ofBanners, ofCategories }: Pieces) {
  const { categories } = useShop()
  const { categoryStyle, banners } = useSettings<Settings>()
  const others = banners.flatMap((banner, at) => (at > 0 && isRoom(banner) ? [{ banner, at }] : []))
  return (
    <>
      {others.map(({ banner, at }, index) => (
        <BannerRoom
          key={banner.image}
          banner={banner}
          at={at}
          products={products}
          pieces={ofBanners[at] ?? []}
          index={index + 2}
        />
      ))}
      {ofCategories.map((each, index) => (
        <CategoryRoom key={each.category.id} {...each} products={products} index={index + 2} />
      ))}
      {categories.length > 0 && categoryStyle !== 1 && <RoomList products={products} isDrawn={categoryStyle === 3} />}
    </>
  )
}

/** A banner's picture, and the products that its points refer to. */
function BannerRoom(props: {
  readonly banner: RoomBanner
  /** Its index in `banners`. */
  readonly at: number
  /** The products that points can refer to. */
  readonly products: readonly Product[]
  readonly pieces: readonly Product[]
  readonly index: number
}) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const { tape } = useSettings<Settings>()
  const { banner, at, products, pieces } = props
  const marks = useBannerMarks()(at)
  if (!banner.image) return null
  return (
    <Split
      room={rooms(props.index)}
      scene={<RoomScene banner={{ ...banner, image: banner.image }} at={at} products={products} tape={tape} />}
    >
      <h2 {...marks.title}>{banner.title}</h2>
      {banner.text && (
        <p className="lead" {...marks.text}>
          {banner.text}
        </p>
      )}
      {pieces.length > 0 && (
        <ul className="rows">
          {pieces.map((product) => (
            <li key={product.id}>
              <ProductRow product={product} />
            </li>
          ))}
        </ul>
      )}
      <Link href={banner.href ?? paths.catalog()} className="link" {...marks.button}>
        {banner.button || t('home.seeAll')}
      </Link>
    </Split>
  )
}

/** A category's picture and the first of its products that are not elsewhere on the page. */
function CategoryRoom(props: {
  readonly category: Category
  readonly pieces: readonly Product[]
  readonly products: readonly Product[]
  readonly index: number
}) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const { category, pieces, products } = props
  const mark = useMark()
  const main = products.find((product) => product.category?.name === category.name)
  const scene = category.image ? (
    <PhotoScene product={{ name: category.name }} image={{ src: category.image, alt: null }} />
  ) : main ? (
    <PhotoScene product={main} />
  ) : (
    <ProductSketch name={category.name} className="scene-sketch" />
  )
  return (
    <Split room={rooms(props.index)} scene={scene}>
      <h2 {...mark('categoryStyle')}>{category.name}</h2>
      {pieces.length > 0 && (
        <ul className="rows">
          {pieces.map((product) => (
            <li key={product.id}>
              <ProductRow product={product} />
            </li>
          ))}
        </ul>
      )}
      <Link
        href={paths.catalog({ category: category.name })}
        className="link"
        aria-label={t('label.of', { label: t('home.seeAll'), name: category.name })}
      >
        {t('home.seeAll')}
      </Link>
    </Split>
  )
}

/** All categories in large letters; the left half shows the one under pointer or focus. */
function RoomList({ products, isDrawn }: { readonly products: readonly Product[]; readonly isDrawn: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const { categories } = useShop()
  const mark = useMark()
  const [seen, setSeen] = useState<Category | null>(null)
  const shown = seen ?? categories[0]
  if (!shown) return null
  const image = shown.image
    ? { src: shown.image, alt: null }
    : (products.find(({ category }) => category?.name === shown.name)?.images[0] ?? null)
  return (
    <Split
      room={rooms(categories.indexOf(shown) + 2)}
      scene={
        isDrawn || !image ? (
          <ProductSketch name={shown.name} className="scene-sketch" />
        ) : (
          <PhotoScene key={shown.id} product={{ name: shown.name }} image={image} />
        )
      }
    >
      <h2 {...mark('categoryStyle')}>{t('nogal.rooms')}</h2>
      <ul className="room-list" data-drawn={isDrawn ? '' : undefined}>
        {categories.map((category) => (
          <li key={category.id} onPointerEnter={() => setSeen(category)} onFocus={() => setSeen(category)}>
            {isDrawn && <ProductSketch name={category.name} />}
            <Link href={paths.catalog({ category: category.name })}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </Split>
  )
}
