import { Link } from '@remix-run/react'
import { useForgetCopy } from '#app/drafts/use-draft.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Note } from '#app/ui/notes.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'

type MadeNoteProps = {
  /** What was just created: a product for sale, a draft, or a copy. */
  readonly made: string | null
  readonly page: string
  /** Defaults of the next product. */
  readonly category: string
  readonly brand: string
}

/** Confirms that a product was created, and links to what comes next. */
export function MadeNote({ made, page, category, brand }: MadeNoteProps) {
  const words = useSection(productWords)
  const { base } = useShop()
  useForgetCopy(made ? `${base}/drafts/product/new` : null)
  if (!made) return null
  const next = new URLSearchParams({ ...(category && { category }), ...(brand && { brand }) })
  const text = made === 'active' ? words.madeActive : made === 'copy' ? words.madeCopy : words.madeDraft
  return (
    <Note>
      <p role="status">{text}</p>
      <p className="row">
        {made === 'active' && (
          <a className="button" href={page} target="_blank" rel="noreferrer">
            {words.seeInShop}
          </a>
        )}
        {made !== 'copy' && (
          <Link className="button" to={`${base}/products/new?${next}`}>
            {words.another}
          </Link>
        )}
      </p>
    </Note>
  )
}
