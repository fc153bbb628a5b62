import type { Product } from '@store/core'
import { Link, useAnnounce, usePaths, useSuggest } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { ProductGrid } from '../parts/product-grid.tsx'
import { useWords } from '../words.ts'

/** The products a search suggests, shown in place of the page while typing. */
export default function Found({ words, onLeave }: { readonly words: string; readonly onLeave: () => void }) {
  const t = useWords()
  const paths = usePaths()
  const announce = useAnnounce()
  const products = useFound(words)
  const text = products && (products.length > 0 ? t('catalog.count', { count: products.length }) : t('search.none'))
  useEffect(() => {
    if (text) announce(text)
  }, [text, announce])
  // Closes when the browser goes back to another page.
  useEffect(() => {
    window.addEventListener('popstate', onLeave)
    return () => window.removeEventListener('popstate', onLeave)
  }, [onLeave])
  return (
    <section className="found" aria-label={t('search.suggestions')}>
      <h2>{t('catalog.results', { search: words })}</h2>
      {text && <p className="muted">{text}</p>}
      {products && products.length > 0 && <ProductGrid products={products} />}
      {products && (
        <p className="found-ways wraps">
          <Link href={paths.catalog({ search: words })} className="button" data-tone="quiet">
            {t('search.all', { search: words })}
          </Link>
          <button type="button" className="link" onClick={onLeave}>
            {t('nav.close')}
          </button>
        </p>
      )}
    </section>
  )
}

/** Null until there is an answer. */
function useFound(words: string): readonly Product[] | null {
  const suggest = useSuggest()
  const [found, setFound] = useState<readonly Product[] | null>(null)
  useEffect(() => {
    if (!suggest) return
    const abort = new AbortController()
    suggest(words, abort.signal).then(setFound, () => abort.signal.aborted || setFound([]))
    return () => abort.abort()
  }, [suggest, words])
  return found
}
