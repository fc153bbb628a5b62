import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '../shop-context.tsx'
import { ArrowIcon } from './icons.tsx'

export type RailControl = {
  readonly track: RefObject<HTMLUListElement>
  /** The slide at the start of the view, from 0. */
  readonly index: number
  readonly count: number
  readonly atStart: boolean
  readonly atEnd: boolean
  readonly goTo: (index: number) => void
  /** For the track: arrows step from slide to slide. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** State of a scroll-snap row: which slide is at the start of the view, and functions to move. */
export function useRail(count: number): RailControl {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [atEnd, setAtEnd] = useState(count <= 1)

  useEffect(() => {
    const list = track.current
    if (!list) return
    let frame = 0
    const read = () => {
      frame = 0
      const { scrollLeft, clientWidth, scrollWidth, children } = list
      const offsets = [...children].map((child) =>
        Math.abs((child as HTMLElement).offsetLeft - list.offsetLeft - scrollLeft),
      )
      setIndex(Math.max(0, offsets.indexOf(Math.min(...offsets))))
      setAtEnd(Math.ceil(scrollLeft + clientWidth) >= scrollWidth)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    list.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      list.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [])

  const goTo = useCallback((target: number) => {
    const list = track.current
    const slide = list?.children[Math.max(0, target)] as HTMLElement | undefined
    if (!list || !slide) return
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: reducesMotion ? 'auto' : 'smooth' })
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    goTo(index + step)
  }

  return { track, index, count, atStart: index === 0, atEnd, goTo, onKeyDown }
}

/**
 * A row that scrolls horizontally by touch, wheel, keyboard or its two buttons. `numbered` shows "2 / 5", for a gallery.
 * Parts: `data-rail`, `data-rail-track`, `data-rail-controls`.
 */
export function Rail(props: {
  readonly label: string
  readonly slides: readonly { readonly key: string | number; readonly content: ReactNode }[]
  readonly numbered?: boolean
  readonly className?: string
  readonly trackClassName?: string
  readonly slideClassName?: string
}) {
  const t = useT()
  const { slides } = props
  const rail = useRail(slides.length)
  return (
    <section className={props.className} aria-label={props.label} data-rail="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <ul ref={rail.track} className={props.trackClassName} data-rail-track="" tabIndex={0} onKeyDown={rail.onKeyDown}>
        {slides.map(({ key, content }, i) => (
          <li key={key} className={props.slideClassName} data-current={i === rail.index ? '' : undefined}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div data-rail-controls="">
          <button
            type="button"
            disabled={rail.atStart}
            aria-label={t('rail.back')}
            onClick={() => rail.goTo(rail.index - 1)}
          >
            <ArrowIcon direction="left" />
          </button>
          {props.numbered && (
            <span data-rail-index="">
              {rail.index + 1} / {slides.length}
            </span>
          )}
          <button
            type="button"
            disabled={rail.atEnd}
            aria-label={t('rail.next')}
            onClick={() => rail.goTo(rail.index + 1)}
          >
            <ArrowIcon direction="right" />
          </button>
        </div>
      )}
    </section>
  )
}
