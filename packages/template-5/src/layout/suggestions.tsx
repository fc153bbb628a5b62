import { Link, Price, SuggestForm, SuggestList, SuggestStatus, usePaths, useSearchBox } from '@store/template-kit'
import { Picture } from '../parts/picture.tsx'
import { useWords } from '../words.ts'

/** The search field with up to six suggestions, which the arrow keys move through. */
export default function Suggestions({
  className,
  focused = false,
}: {
  readonly className: string
  readonly focused?: boolean
}) {
  const t = useWords()
  const paths = usePaths()
  const box = useSearchBox()
  return (
    <div className={className}>
      <SuggestForm
        box={box}
        focused={focused}
        className="line-search search-line"
        button={t('issue.search')}
        buttonClassName="word"
      />
      <SuggestStatus box={box} />
      <SuggestList box={box} className="suggestions" allClassName="link caption">
        {(product) => (
          <Link href={paths.product(product)} tabIndex={-1}>
            <Picture product={product} sizes="12rem" decorative />
            <span className="suggestion-name">{product.name}</span>
            <span className="price">
              <Price product={product} />
            </span>
          </Link>
        )}
      </SuggestList>
    </div>
  )
}
