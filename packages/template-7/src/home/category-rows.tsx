import type { Category, Product } from '@store/core'
import { Link, usePaths, useShop } from '@store/template-kit'
import { ProductCard } from '../parts/product-card.tsx'
import { useWords } from '../words.ts'

const MAX = 8
/** A category with fewer products does not fill a row: its products go to the last row, which is left out with fewer, too. */
const MIN_IN_ROW = 3

/** A row of products for each category with enough of them; the rest share the last row. */
export function CategoryRows({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const { rows, others } = rowsOf(categories, products)
  return (
    <>
      {rows.map(({ category, products: within }, index) => (
        <Row
          key={category.id}
          title={category.name}
          count={category.count}
          href={paths.catalog({ category: category.name })}
          products={within}
          isFirst={index === 0}
        />
      ))}
      {others.length >= (rows.length > 0 ? MIN_IN_ROW : 1) && (
        <Row
          title={t(rows.length > 0 ? 'canasta.more' : 'home.catalog')}
          count={null}
          href={paths.catalog()}
          products={others}
          isFirst={rows.length === 0}
        />
      )}
    </>
  )
}

export function rowsOf(categories: readonly Category[], all: readonly Product[]) {
  const products = [...new Map(all.map((product) => [product.id, product])).values()]
  const rows = categories.flatMap((category) => {
    const within = products.filter((product) => product.category?.name === category.name).slice(0, MAX)
    return within.length >= MIN_IN_ROW ? [{ category, products: within }] : []
  })
  const named = new Set(rows.map(({ category }) => category.name))
  const others = products.filter(({ category }) => !category || !named.has(category.name)).slice(0, MAX)
  return { rows, others }
}

function Row(props: {
  readonly title: string
  readonly count: number | null
  readonly href: string
  readonly products: readonly Product[]
  readonly isFirst: boolean
}) {
  const t = useWords()
  const { title, count } = props
  return (
    <section className="section" aria-label={title}>
      <div className="section-head">
        <h2>{title}</h2>
        <Link href={props.href} className="see-all">
          {count === null ? t('canasta.seeAllOf', { name: title }) : t('canasta.seeAll', { name: title, count })}
        </Link>
      </div>
      <ul className="row">
        {props.products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} priority={props.isFirst && index < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}
