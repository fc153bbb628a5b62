import type { CatalogQuery, Product } from '@store/core'
import { ProductGrid } from '../parts/product-grid.tsx'
import { SectionHead } from './section-head.tsx'

/** Products in arches of unequal heights (`styles/home.css`). */
export function ArchWall(props: {
  readonly title: string
  readonly query: Partial<CatalogQuery>
  readonly products: readonly Product[]
}) {
  return (
    <section className="wall frame section">
      <SectionHead title={props.title} query={props.query} />
      <ProductGrid products={props.products} />
    </section>
  )
}
