import { Link, Price, SuggestForm, SuggestList, SuggestStatus, usePaths, useSearchBox } from '@store/template-kit'
import { makingOf } from '../parts/makers.ts'
import { useMaking } from '../parts/making.tsx'
import { Photo } from '../parts/photo.tsx'

/** The search field with suggestions as small tiles, which the arrow keys move through. */
export default function Suggestions() {
  const paths = usePaths()
  const makingText = useMaking()
  const box = useSearchBox()
  return (
    <div className="suggestions">
      <SuggestForm box={box} className="search-line" />
      <SuggestStatus box={box} />
      <SuggestList box={box} className="search-found" allClassName="link">
        {(product) => {
          const making = makingOf(product.facts)
          return (
            <Link href={paths.product(product)} tabIndex={-1}>
              <Photo name={product.name} image={product.images[0] ?? null} alt="" sizes="5rem" largest={240} />
              <span>
                <span className="search-name">{product.name}</span>
                <Price product={product} className="price" />
                {making && <span className="muted">{makingText(making)}</span>}
              </span>
            </Link>
          )
        }}
      </SuggestList>
    </div>
  )
}
