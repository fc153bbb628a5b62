import { useEffect, useRef, useState } from 'react'
import { useShop } from '#app/shop/use-shop.ts'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'

/** As much as search engines show. */
const MOST_TITLE = 60
const MOST_TEXT = 155

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)

/** How a search engine shows the product, from the form around it. */
export function HitPreview() {
  const words = useSection(productWords)
  const { shop } = useShop()
  const box = useRef<HTMLDivElement>(null)
  const [hit, setHit] = useState<{ readonly title: string; readonly text: string } | null>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    const read = () => {
      const typed = (name: string) => String(form ? (new FormData(form).get(name) ?? '') : '').trim()
      setHit({ title: typed('name'), text: typed('summary') })
    }
    read()
    form?.addEventListener('input', read)
    return () => form?.removeEventListener('input', read)
  }, [])
  return (
    <div className="hit" ref={box}>
      {hit && (
        <>
          <p className="small muted">{words.hit}</p>
          <p className="hit-title">{cut(hit.title ? `${hit.title} · ${shop.name}` : shop.name, MOST_TITLE)}</p>
          <p className="small">{cut(hit.text || words.hitNone, MOST_TEXT)}</p>
        </>
      )}
    </div>
  )
}
