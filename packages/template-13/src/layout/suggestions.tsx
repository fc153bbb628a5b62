import { Link, Price, SuggestForm, SuggestList, SuggestStatus, usePaths, useSearchBox } from '@store/template-kit'
import { useCategoryColors } from '../parts/category-colors.ts'
import { Picture } from '../parts/picture.tsx'

/** The search field with suggestions. */
export default function Suggestions() {
  const paths = usePaths()
  const sports = useCategoryColors()
  const box = useSearchBox()
  return (
    <>
      <SuggestForm box={box} className="search-field" />
      <SuggestStatus box={box} className="search-said" />
      <SuggestList
        box={box}
        className="search-cards"
        allClassName="link"
        itemProps={(product) => ({ style: sports.ofProduct(product) })}
      >
        {(product) => (
          <Link href={paths.product(product)} tabIndex={-1}>
            <Picture name={product.name} image={product.images[0] ?? null} alt="" sizes="11rem" largest={480} />
            <span className="search-name">{product.name}</span>
            <Price product={product} className="price" />
          </Link>
        )}
      </SuggestList>
    </>
  )
}
