import { SuggestForm, SuggestList, SuggestStatus, useSearchBox } from '@store/template-kit'
import { PieceRow } from './piece-row.tsx'

/** The field, and under it what it may mean: rows that the arrow keys walk, each with its measures. */
export default function Suggestions() {
  const box = useSearchBox()
  return (
    <>
      <SuggestForm box={box} className="search-field" />
      <SuggestStatus box={box} className="search-said" />
      <SuggestList box={box} className="rows search-rows" allClassName="quiet-link">
        {(product) => <PieceRow product={product} isOption />}
      </SuggestList>
    </>
  )
}
