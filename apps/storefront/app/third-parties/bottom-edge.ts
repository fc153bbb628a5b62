import { type RefObject, useLayoutEffect, useState } from 'react'

/** Horizontal positions at the lower edge that are checked, as fractions of the viewport's width. */
const LOOKED_AT = [0.1, 0.5, 0.9]
/** Distances from the lower edge in pixels: at the edge, and at the height of a floating bar. */
const ABOVE = [2, 24]

/**
 * Height of the template's fixed elements at the lower edge of the viewport, in pixels: a buy bar, an input, a tray. Our
 * own elements there are placed above them. `bar`: the calling element, which does not count.
 */
export function useBottomEdge(bar: RefObject<HTMLElement>): number {
  const [edge, setEdge] = useState(0)
  useLayoutEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      setEdge(Math.max(...LOOKED_AT.map((part) => heightAt(innerWidth * part, bar.current))))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    const MOMENTS = ['scroll', 'resize', 'click', 'transitionend', 'animationend'] as const
    for (const moment of MOMENTS) addEventListener(moment, lookSoon, { passive: true, capture: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const moment of MOMENTS) removeEventListener(moment, lookSoon, { capture: true })
    }
  }, [bar])
  return edge
}

function heightAt(x: number, bar: HTMLElement | null): number {
  for (const found of ABOVE.flatMap((height) => document.elementsFromPoint(x, innerHeight - height))) {
    if (bar?.contains(found)) continue
    for (let each: Element | null = found; each && each !== document.body; each = each.parentElement) {
      if (!/fixed|sticky/.test(getComputedStyle(each).position)) continue
      const { top, height } = each.getBoundingClientRect()
      // A side column that happens to end here is not a bar.
      if (height < innerHeight / 2) return Math.max(0, innerHeight - top)
    }
  }
  return 0
}
