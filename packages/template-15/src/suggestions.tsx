import { Link, Price, SuggestForm, SuggestList, SuggestStatus, usePaths, useSearchBox } from '@store/template-kit'
import { makingOf } from './makers.ts'
import { useMaking } from './making.tsx'
import { Photo } from './photo.tsx'

/** The line, and under it what it may mean: small tiles that the arrow keys walk. */
export default function Suggestions() {
  const paths = usePaths()
  const saying = useMaking()
  const box = useSearchBox()
  return (
    <div className="suggestions">
      <SuggestForm box={box} className="search-line" />
      <SuggestStatus box={box} />
      <SuggestList box={box} className="search-found" allClassName="under">
        {(product) => {
          const making = makingOf(product.facts)
          return (
            <Link href={paths.product(product)} tabIndex={-1}>
              <Photo name={product.name} image={product.images[0] ?? null} alt="" sizes="5rem" largest={240} />
              <span>
                <span className="search-name">{product.name}</span>
                <Price product={product} className="price" />
                {making && <span className="quiet">{saying(making)}</span>}
              </span>
            </Link>
          )
        }}
      </SuggestList>
    </div>
  )
}
