import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'

type ShareLinkProps = { readonly title: string; readonly price: string; readonly url: string }

/** Shares a product with the phone's own sheet; where there is none, in a chat of WhatsApp. */
export function ShareLink({ title, price, url }: ShareLinkProps) {
  const words = useSection(productWords)
  const text = [title, price].filter(Boolean).join(' · ')
  return (
    <a
      className="button"
      href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        if (typeof navigator.share !== 'function') return
        event.preventDefault()
        // Who closes the sheet has shared nothing, which is no error.
        navigator.share({ title, text, url }).catch(() => {})
      }}
    >
      {words.share}
    </a>
  )
}
