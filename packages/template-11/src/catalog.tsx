import { activeFilters, type CatalogQuery, type Product } from '@store/core'
import {
  ActiveFilterList,
  Link,
  Pagination,
  type ScreenViews,
  SortSelect,
  useAnnouncedCount,
  useCount,
  useListTitle,
  useNothingFound,
  visuallyHidden,
} from '@store/template-kit'
import { useState } from 'react'
import { Filters } from './catalog/filters.tsx'
import { ProductGrid } from './catalog/product-grid.tsx'
import { boxOf } from './parts/box.ts'
import { EmptyState } from './parts/empty-state.tsx'
import { PhotoScene } from './parts/photo-scene.tsx'
import { ProductSketch } from './parts/product-sketch.tsx'
import { Split } from './parts/split.tsx'
import { useRooms } from './parts/use-rooms.ts'
import { useWords } from './words.ts'

/**
 * The product list. At the left the filters, over the photo of the product under pointer or focus; at the right the
 * products.
 */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const written = useCount()
  const rooms = useRooms()
  const title = useListTitle(query, { whole: t('nogal.pieces'), offers: t('nogal.workshopPrice') })
  const [seen, setSeen] = useState<Product | null>(null)
  const [room, setRoom] = useState<number | null>(null)
  useAnnouncedCount(page, query)
  const widths = page.products.flatMap((product) => boxOf(product)?.width ?? [])
  const products =
    room === null ? page.products : page.products.filter((product) => (boxOf(product)?.width ?? 0) <= room)
  const shown = products.find(({ id }) => id === seen?.id) ?? products[0]
  const active = activeFilters(query).length
  return (
    <Split
      room={rooms(0)}
      className="catalog"
      sceneClassName="catalog-scene"
      scene={
        <>
          <div id="filters" popover="auto" className="filters">
            <Filters query={query} page={page} widths={widths} room={room} onRoom={setRoom} />
          </div>
          <div className="preview">
            {shown ? (
              <PhotoScene key={shown.id} product={shown} />
            ) : (
              <ProductSketch name="estante" className="scene-sketch" />
            )}
          </div>
        </>
      }
    >
      <header className="catalog-head">
        <h1>{title}</h1>
        <div className="catalog-tools wraps">
          <button type="button" className="button filter-button" data-tone="quiet" popovertarget="filters">
            {t('filter.open')}
            {active > 0 && ` (${active})`}
          </button>
          <p className="muted" role="status">
            {room === null
              ? t('catalog.count', { count: page.count })
              : t('nogal.ofThesePieces', { count: products.length, all: written(page.products.length) })}
          </p>
          <SortSelect query={query} className="sort" />
        </div>
        <ActiveFilterList query={query} className="active-filters" linkClassName="chip" clear={{ className: 'link' }} />
      </header>
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {products.length > 0 ? (
        <ProductGrid products={products} first onPreview={setSeen} />
      ) : (
        <NoProducts query={query} tooNarrow={room !== null && page.products.length > 0} onWider={() => setRoom(null)} />
      )}
      <Pagination page={page} query={query} className="pages" />
    </Split>
  )
}

function NoProducts(props: {
  readonly query: CatalogQuery
  readonly tooNarrow: boolean
  readonly onWider: () => void
}) {
  const t = useWords()
  const { title, hint } = useNothingFound(props.query)
  if (props.tooNarrow)
    return (
      <EmptyState title={t('nogal.tooNarrow')}>
        <button type="button" className="button" onClick={props.onWider}>
          {t('nogal.anyWidth')}
        </button>
      </EmptyState>
    )
  return (
    <EmptyState title={title} text={hint?.text}>
      {hint && (
        <Link href={hint.href} className="button">
          {hint.clear}
        </Link>
      )}
    </EmptyState>
  )
}
