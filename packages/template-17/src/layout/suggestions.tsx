import { Link, Price, SuggestForm, SuggestList, SuggestStatus, usePaths, useSearchBox } from '@store/template-kit'
import { Photocopy } from '../parts/photocopy.tsx'
import { useWords } from '../words.ts'

/** The search field with suggestions as rows of a table. */
export default function Suggestions() {
  const t = useWords()
  const paths = usePaths()
  const box = useSearchBox()
  return (
    <>
      <SuggestForm box={box} className="prompt" button={t('search.submit')} />
      <SuggestStatus box={box} className="finder-said" />
      <SuggestList box={box} className="finder-rows" allClassName="button">
        {(product) => (
          <Link href={paths.product(product)} tabIndex={-1}>
            <Photocopy name={product.name} image={product.images[0] ?? null} sizes="48px" largest={160} />
            <b>{product.name}</b>
            <Price product={product} />
          </Link>
        )}
      </SuggestList>
    </>
  )
}
