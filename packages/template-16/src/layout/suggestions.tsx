import { Link, Price, SuggestForm, SuggestList, SuggestStatus, usePaths, useSearchBox } from '@store/template-kit'

/** The suggestions of the search, as lines of the menu. */
export default function Suggestions() {
  const { product } = usePaths()
  const box = useSearchBox()
  return (
    <div className="suggest">
      <SuggestForm box={box} className="sought" />
      <SuggestStatus box={box} className="suggest-said" />
      <SuggestList box={box} className="suggest-lines" allClassName="link">
        {(dish) => (
          <Link href={product(dish)} tabIndex={-1} className="dotted">
            <span>{dish.name}</span>
            <span aria-hidden="true" className="leader" />
            <Price product={dish} className="price" />
          </Link>
        )}
      </SuggestList>
    </div>
  )
}
