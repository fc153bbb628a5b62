import { Link, Price, SuggestForm, SuggestList, SuggestStatus, usePaths, useSearchBox } from '@store/template-kit'
import { GlassIcon } from '../icons.tsx'
import { useMatchesAge } from '../parts/age.tsx'
import { useBlockColors } from '../parts/block-colors.ts'
import { Picture } from '../parts/picture.tsx'
import { useWords } from '../words.ts'

/**
 * The search field with suggestions. Suggestions are not filtered by age, because a typed name is of a certain product.
 */
export default function Suggestions() {
  const t = useWords()
  const paths = usePaths()
  const blocks = useBlockColors()
  const fits = useMatchesAge()
  const box = useSearchBox()
  return (
    <>
      <SuggestForm box={box} className="search-field" button={<GlassIcon />} />
      <SuggestStatus box={box} className="search-said" />
      <SuggestList
        box={box}
        className="search-blocks"
        allClassName="link"
        itemProps={(product) => ({ className: 'block search-block', 'data-block': blocks.ofProduct(product) })}
      >
        {(product) => (
          <Link href={paths.product(product)} tabIndex={-1}>
            <Picture name={product.name} image={product.images[0] ?? null} alt="" sizes="7rem" largest={320} />
            <span className="search-name">{product.name}</span>
            <Price product={product} className="price" />
            {!fits(product) && <span className="search-note">{t('trompo.otherAge')}</span>}
          </Link>
        )}
      </SuggestList>
    </>
  )
}
