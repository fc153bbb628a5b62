import { Link, Price, type SearchBox, usePaths } from '@store/template-kit'
import { Photo } from '../parts/photo.tsx'
import { useWords } from '../words.ts'

/** The suggestions of the search, as messages above the field. Each link is an option of the field's listbox. */
export default function Suggestions({ search }: { readonly search: SearchBox }) {
  const t = useWords()
  const paths = usePaths()
  const products = search.products ?? []
  return (
    <div className="found">
      {products.length === 0 && <p className="found-none">{t('search.none')}</p>}
      <ul {...search.listProps}>
        {products.map((product, i) => (
          <li key={product.id} role="none">
            <Link href={paths.product(product)} onClick={search.close} {...search.optionProps(i)}>
              <Photo product={product} sizes="3rem" decorative />
              <span className="found-name">{product.name}</span>
              <Price product={product} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
