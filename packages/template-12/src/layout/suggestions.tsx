import { Link, Price, SuggestForm, SuggestList, SuggestStatus, usePaths, useSearchBox } from '@store/template-kit'
import { materialOf } from '../parts/material.ts'
import { Stage } from '../parts/stage.tsx'

/** The search field with suggestions, which the arrow keys move through. */
export default function Suggestions() {
  const paths = usePaths()
  const box = useSearchBox()
  return (
    <>
      <SuggestForm box={box} className="search-line" />
      <div className="search-found">
        <SuggestStatus box={box} />
        <SuggestList box={box} className="search-labels" allClassName="link" itemProps={() => ({ 'data-piece': '' })}>
          {(product) => (
            <Link href={paths.product(product)} tabIndex={-1}>
              <Stage name={product.name} image={product.images[0] ?? null} alt="" sizes="9rem" largest={320} />
              <span className="search-name">{product.name}</span>
              <span className="muted">{materialOf(product.facts)}</span>
              <Price product={product} className="price" />
            </Link>
          )}
        </SuggestList>
      </div>
    </>
  )
}
