import { bestPlaces, compareFacts, type Product, priceOf, productAvailability } from '@store/core'
import { Link, Price, usePaths, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Picture } from '../parts/picture.tsx'
import { useWords } from '../words.ts'

type Row = {
  readonly name: string
  readonly values: readonly ReactNode[]
  readonly differs: boolean
  readonly best: readonly number[]
}

/** Products in columns, facts in rows. Rows that differ have a colour; the better value is labelled. */
export function CompareTable(props: {
  readonly products: readonly Product[]
  readonly caption: string
  readonly onlyDifferences?: boolean
  /** Shown under each product's name: a button to add or to remove it. */
  readonly children?: (product: Product) => ReactNode
  readonly heading?: (product: Product) => string | null
}) {
  const { products } = props
  const t = useWords()
  const paths = usePaths()
  const rows = useRows(products).filter((row) => !props.onlyDifferences || row.differs)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <section className="compare-scroll" aria-label={props.caption} tabIndex={0}>
      <table className="compare-table" style={{ ['--products' as string]: products.length }}>
        <caption>
          <VisuallyHidden>{props.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className="compare-corner" />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Picture product={product} sizes="8rem" decorative />
                {props.heading?.(product) && <span className="badge">{props.heading(product)}</span>}
                <Link href={paths.product(product)}>{product.name}</Link>
                {props.children?.(product)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-differs={row.differs ? '' : undefined}>
              <th scope="row">{row.name}</th>
              {row.values.map((value, place) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: one cell per product, in a fixed order
                  key={place}
                  data-best={row.best.includes(place) ? '' : undefined}
                  data-none={value === null ? '' : undefined}
                >
                  {value ?? t('volt.none')}
                  {row.best.includes(place) && <span className="best">{t('volt.best')}</span>}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={products.length + 1}>{t('volt.noDifferences')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

/** The rows: facts that every product has, then those that merchants have written. */
function useRows(products: readonly Product[]): readonly Row[] {
  const t = useWords()
  const prices = products.map((product) => priceOf(product, null))
  const row = (name: string, values: readonly (string | null)[]): Row => ({
    name,
    values,
    differs: new Set(values).size > 1,
    best: [],
  })
  return [
    {
      name: t('product.price'),
      values: products.map((product) => <Price key={product.id} product={product} className="price" />),
      differs: new Set(prices).size > 1,
      best: bestPlaces(prices, 'less'),
    },
    row(
      t('volt.stock'),
      products.map((product) => t(`product.${productAvailability(product)}`)),
    ),
    row(
      t('product.condition'),
      products.map(({ condition }) => t(`product.condition.${condition}`)),
    ),
    ...(products.some(({ freeShipping }) => freeShipping)
      ? [
          row(
            t('volt.freeShipping'),
            products.map(({ freeShipping }) => (freeShipping ? t('shipping.free') : null)),
          ),
        ]
      : []),
    ...(products.some(({ warranty }) => warranty)
      ? [
          row(
            t('product.warranty'),
            products.map(({ warranty }) => warranty),
          ),
        ]
      : []),
    ...compareFacts(products),
  ]
}
