import { SuggestForm, SuggestList, SuggestStatus, useSearchBox } from '@store/template-kit'
import { ProductRow } from '../parts/product-row.tsx'

/** The search field with suggestions as rows, which the arrow keys move through. */
export default function Suggestions() {
  const box = useSearchBox()
  return (
    <>
      <SuggestForm box={box} className="search-field" />
      <SuggestStatus box={box} className="search-said" />
      <SuggestList box={box} className="rows search-rows" allClassName="link">
        {(product) => <ProductRow product={product} isOption />}
      </SuggestList>
    </>
  )
}
