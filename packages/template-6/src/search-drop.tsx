import type { Product } from '@store/core'
import { Link, Price, type SearchBox, usePaths, useShop } from '@store/template-kit'
import { asking } from './catalog-links.ts'
import { Picture } from './picture.tsx'
import { useSpecs } from './specs.ts'
import { useWords } from './words.ts'

const ROWS = 5
const SCOPES = 6

/** What the words may mean: where to look at the left, products at the right. */
export default function SearchDrop({ box }: { readonly box: SearchBox }) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  return (
    <div className="search-drop" hidden={!box.open}>
      <ul className="search-scopes">
        <li>
          <Link href={paths.catalog(asking({ search: box.text.trim() }))} onClick={box.close}>
            {t('search.all', { search: box.text.trim() })}
          </Link>
        </li>
        {categories.slice(0, SCOPES).map(({ id, name }) => (
          <li key={id}>
            <Link href={paths.catalog(asking({ search: box.text.trim(), category: name }))} onClick={box.close}>
              <b>{box.text.trim()}</b> {t('volt.in', { name })}
            </Link>
          </li>
        ))}
      </ul>
      <ul {...box.listProps} className="search-rows">
        {box.products?.slice(0, ROWS).map((product, index) => (
          <li key={product.id} {...box.optionProps(index)} data-active={index === box.active ? '' : undefined}>
            <Suggestion product={product} onFollow={box.close} />
          </li>
        ))}
      </ul>
      {box.products?.length === 0 && <p className="search-none">{t('search.none')}</p>}
    </div>
  )
}

function Suggestion({ product, onFollow }: { readonly product: Product; readonly onFollow: () => void }) {
  const paths = usePaths()
  const [spec] = useSpecs()(product, 1)
  return (
    <Link href={paths.product(product)} tabIndex={-1} onClick={onFollow}>
      <Picture product={product} sizes="3rem" decorative />
      <span className="search-name">
        {product.name}
        {spec && (
          <small>
            {spec.name}: {spec.value}
          </small>
        )}
      </span>
      <Price product={product} className="price" />
    </Link>
  )
}
