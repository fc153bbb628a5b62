import { useWords } from './words.ts'

/** The book's first page, as a quotation. */
export function FirstPageQuote({ quote }: { readonly quote: string }) {
  const t = useWords()
  return (
    <section className="leaf" aria-labelledby="first-page">
      <h2 id="first-page">{t('anaquel.firstPage')}</h2>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
    </section>
  )
}
