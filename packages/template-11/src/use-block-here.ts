import { type RefObject, useEffect, useState } from 'react'

/** Blocks are judged by a line across the middle of the screen. */
const MIDDLE = '-50% 0px -50% 0px'

/**
 * Which of the blocks inside an element is in the middle of the screen: the one whose scene is shown. It is written on
 * the blocks themselves (`data-here`), so that none of them is drawn anew while somebody reads. True once it is so: before,
 * each block carries its scene along.
 */
export function useBlockHere(around: RefObject<HTMLElement>): boolean {
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
