import { type RefObject, useEffect, useState } from 'react'

/** The width from which there are two halves. */
const WIDE = '(min-width: 64rem)'
const UPPER_HALF = '-15% 0px -45% 0px'

/**
 * The address of the picture whose paragraph is in the upper half of the screen; null before the first. Only on wide
 * screens, which can show it at the left.
 */
export function useVisiblePicture(text: RefObject<HTMLElement>): string | null {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    const pictures = [...(text.current?.querySelectorAll('img') ?? [])]
    if (pictures.length === 0 || typeof IntersectionObserver === 'undefined' || !matchMedia(WIDE).matches) return
    // A picture that is shown at the left is hidden in the text, so the paragraph before it is observed.
    const places = new Map(pictures.map((picture) => [paragraphOf(picture), picture.getAttribute('src')]))
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

/** The paragraph a picture belongs to: the one before it, else the one after it. */
function paragraphOf(picture: Element): Element {
  let block = picture
  while (block.parentElement && !block.parentElement.matches('[data-prose], .prose')) block = block.parentElement
  return block.previousElementSibling ?? block.nextElementSibling ?? block
}
