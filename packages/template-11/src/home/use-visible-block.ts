import { type RefObject, useEffect, useState } from 'react'

/** The root margin that leaves a line across the middle of the screen. */
const MIDDLE = '-50% 0px -50% 0px'

/**
 * Sets `data-here` on the part of the page that crosses the middle of the screen. It is set on the elements directly,
 * so that scrolling renders no component. Returns true once this works; before, each part shows its own picture.
 */
export function useVisibleBlock(around: RefObject<HTMLElement>): boolean {
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    const blocks = [...(around.current?.children ?? [])]
    if (blocks.length === 0 || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const here = entries.findLast(({ isIntersecting }) => isIntersecting)?.target
        if (here) for (const block of blocks) block.toggleAttribute('data-here', block === here)
      },
      { rootMargin: MIDDLE },
    )
    blocks[0]?.setAttribute('data-here', '')
    for (const block of blocks) observer.observe(block)
    setLive(true)
    return () => observer.disconnect()
  }, [around])
  return isLive
}
