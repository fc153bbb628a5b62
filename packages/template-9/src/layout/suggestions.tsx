import { Link, Price, SuggestForm, SuggestList, SuggestStatus, usePaths, useSearchBox } from '@store/template-kit'
import { Picture } from '../parts/picture.tsx'
import { tintStyle, useTints } from '../parts/tint.ts'

/** The search field with suggestions, which the arrow keys move through. */
export default function Suggestions() {
  const paths = usePaths()
  const tints = useTints()
  const box = useSearchBox()
  return (
    <>
      <SuggestForm box={box} className="search-field" />
      <div className="sheet search-found" data-empty={box.open ? undefined : ''}>
        <SuggestStatus box={box} />
        <SuggestList
          box={box}
          className="search-arches"
          allClassName="link"
          itemProps={(product) => ({ 'data-tint': '', style: tintStyle(tints.ofProduct(product)) })}
        >
          {(product) => (
            <Link href={paths.product(product)} tabIndex={-1}>
              <Picture name={product.name} image={product.images[0] ?? null} alt="" sizes="7rem" largest={320} />
              <span className="search-name">{product.name}</span>
              <Price product={product} className="price" />
            </Link>
          )}
        </SuggestList>
      </div>
    </>
  )
}
