import { Link, Price, SuggestForm, SuggestList, SuggestStatus, usePaths, useSearchBox } from '@store/template-kit'
import { authorOf } from '../parts/book.ts'
import { ProductCover } from '../parts/product-cover.tsx'
import { highlight } from './highlight.ts'

/** The search field with suggestions as rows, the matching words highlighted; the arrow keys move through them. */
export default function Suggestions({ first }: { readonly first: string }) {
  const paths = usePaths()
  const box = useSearchBox(first)
  return (
    <>
      <SuggestForm box={box} className="search-line" />
      <div className="found" data-open={box.message ? '' : undefined}>
        <SuggestStatus box={box} />
        <SuggestList box={box} allClassName="link">
          {(product) => (
            <Link href={paths.product(product)} tabIndex={-1} className="found-row" onClick={box.close}>
              <ProductCover product={product} sizes="40px" largest={240} />
              <span>
                <strong>
                  {highlight(product.name, box.text).map(({ text, isFound, at }) =>
                    isFound ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
                  )}
                </strong>
                <span className="by">{authorOf(product)}</span>
              </span>
              <Price product={product} className="price" />
            </Link>
          )}
        </SuggestList>
      </div>
    </>
  )
}
