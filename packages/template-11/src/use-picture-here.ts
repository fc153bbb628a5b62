import { type RefObject, useEffect, useState } from 'react'

/** Where there are two halves. */
const WIDE = '(min-width: 64rem)'
const UPPER_HALF = '-15% 0px -45% 0px'

/**
 * The picture of a text that has arrived where one reads, by its address; null before the first. Only where there is
 * another half to show it in.
 */
export function usePictureHere(text: RefObject<HTMLElement>): string | null {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    const pictures = [...(text.current?.querySelectorAll('img') ?? [])]
    if (pictures.length === 0 || typeof IntersectionObserver === 'undefined' || !matchMedia(WIDE).matches) return
    // A picture that is shown at the left takes no room in the text: what stands before it tells where it would be.
    const places = new Map(pictures.map((picture) => [placeOf(picture), picture.getAttribute('src')]))
    const observer = new IntersectionObserver(
      (entries) => {
        const arrived = entries.findLast(({ isIntersecting }) => isIntersecting)?.target
        if (arrived) setSrc(places.get(arrived) ?? null)
      },
      { rootMargin: UPPER_HALF },
    )
    for (const place of places.keys()) observer.observe(place)
    text.current?.toggleAttribute('data-shown-beside', true)
    return () => observer.disconnect()
  }, [text])
  return src
}

/** The paragraph that a picture belongs to: the one before it, else the one after it. */
function placeOf(picture: Element): Element {
  let block = picture
  while (block.parentElement && !block.parentElement.matches('[data-prose], .prose')) block = block.parentElement
  return block.previousElementSibling ?? block.nextElementSibling ?? block
}
