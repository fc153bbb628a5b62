import { PRODUCT_LIMITS } from '@store/core'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '#app/shop/use-shop.ts'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'

const { seoTitle: MOST_TITLE, seoDescription: MOST_TEXT } = PRODUCT_LIMITS

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)

/** A preview of the product's search result, from the fields of the form around it. */
export function HitPreview() {
  const words = useSection(productWords)
  const { shop } = useShop()
  const box = useRef<HTMLDivElement>(null)
  const [hit, setHit] = useState<{ readonly title: string; readonly text: string } | null>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    const read = () => {
      const typed = (name: string) => String(form ? (new FormData(form).get(name) ?? '') : '').trim()
      const name = typed('name')
      setHit({
        title: typed('seoTitle') || (name ? `${name} · ${shop.name}` : shop.name),
        text: typed('seoDescription') || typed('summary'),
      })
    }
    read()
    form?.addEventListener('input', read)
    return () => form?.removeEventListener('input', read)
  }, [shop.name])
  return (
    <div className="hit" ref={box}>
      {hit && (
        <>
          <p className="small muted">{words.hit}</p>
          <p className="hit-title">{cut(hit.title, MOST_TITLE)}</p>
          <p className="small">{cut(hit.text || words.hitNone, MOST_TEXT)}</p>
        </>
      )}
    </div>
  )
}
