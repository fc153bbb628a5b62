import { type RefObject, useLayoutEffect, useState } from 'react'

/** Places along the lower edge that are looked at, as parts of its width. */
const LOOKED_AT = [0.1, 0.5, 0.9]
/** And how far above it, in pixels: on the edge itself, and where a bar that floats would be. */
const ABOVE = [2, 24]

/**
 * How much of the window's lower edge belongs to the template, in pixels: its buy bar, its composer, a tray. What stands
 * at the bottom stands above it. `own`: what asks, which does not count.
 */
export function useBottomEdge(own: RefObject<HTMLElement>): number {
  const [edge, setEdge] = useState(0)
  useLayoutEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setEdge(Math.max(...LOOKED_AT.map((part) => heightAt(innerWidth * part, own.current))))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    const MOMENTS = ['scroll', 'resize', 'click', 'transitionend', 'animationend'] as const
    for (const moment of MOMENTS) addEventListener(moment, lookSoon, { passive: true, capture: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const moment of MOMENTS) removeEventListener(moment, lookSoon, { capture: true })
    }
  }, [own])
  return edge
}

function heightAt(x: number, own: HTMLElement | null): number {
  for (const found of ABOVE.flatMap((height) => document.elementsFromPoint(x, innerHeight - height))) {
    if (own?.contains(found)) continue
    for (let each: Element | null = found; each && each !== document.body; each = each.parentElement) {
      if (!/fixed|sticky/.test(getComputedStyle(each).position)) continue
      const { top, height } = each.getBoundingClientRect()
      // A whole side column that happens to end here is no bar.
      if (height < innerHeight / 2) return Math.max(0, innerHeight - top)
    }
  }
  return 0
}
