import type { Product } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { CompareBox } from '../compare/compare-box.tsx'
import { CardBuy } from '../parts/card-buy.tsx'
import { Picture, referenceOf } from '../parts/picture.tsx'
import { useWords } from '../words.ts'

const COLUMNS = 5

/** The product list as a table: a row per product, a column per fact that most of them have. */
export default function SpecTable({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const names = commonFacts(products)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <section className="compare-scroll" aria-label={t('volt.view.table')} tabIndex={0}>
      <table className="list-table">
        <thead>
          <tr>
            <th scope="col">{t('volt.product')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('product.price')}</th>
            <th scope="col">{t('volt.action')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              <th scope="row">
                <span className="line">
                  <Picture product={product} sizes="3rem" decorative />
                  <span>
                    <Link href={paths.product(product)}>{product.name}</Link>
                    <small className="ref wraps">{t('volt.ref', { sku: referenceOf(product) })}</small>
                  </span>
                </span>
              </th>
              {names.map((name) => (
                <td key={name}>{product.facts.find((fact) => fact.name === name)?.value ?? t('volt.none')}</td>
              ))}
              <td>
                <Price product={product} percent className="price" />
              </td>
              <td>
                <span className="list-actions">
                  <CardBuy product={product} />
                  <CompareBox product={product} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Names of the facts that most products have, in the order of their first occurrence. */
function commonFacts(products: readonly Pick<Product, 'facts'>[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { facts } of products) for (const { name } of facts) counts.set(name, (counts.get(name) ?? 0) + 1)
  const common = [...counts].sort(([, a], [, b]) => b - a).slice(0, COLUMNS)
  return [...counts.keys()].filter((name) => common.some(([other]) => other === name))
}
