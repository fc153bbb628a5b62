import { Link, usePaths, useShop, useT } from '@store/template-kit'
import { queryFor } from './catalog-links.ts'
import { mastheadFor } from './masthead.ts'

/** The colophon: contents, the shop, help, and the wordmark cut by the edge of the paper. */
export function Footer() {
  const { shop, categories } = useShop()
  const t = useT()
  const paths = usePaths()
  const { chars } = mastheadFor(shop.name)
  return (
    <footer className="colophon" style={{ '--chars': chars } as React.CSSProperties}>
      <div className="colophon-columns">
        <section>
          <h2>{shop.name}</h2>
          <p>{shop.description}</p>
        </section>
        <nav id="indice">
          <h2>{t('portada.index')}</h2>
          <ul>
            {categories.map((category) => (
              <li key={category.id}>
                <Link href={paths.catalog(queryFor({ category: category.name }))}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="colophon-mark" aria-hidden="true">
        {shop.name}
      </div>
    </footer>
  )
}
