import { type PointerEvent, type ReactNode, useRef, useState } from 'react'

/** From how much sideways travel, in CSS pixels, a touch is a swipe, and from how much it takes the action. */
const BEGINS = 12
const TAKES = 96
/** Touches that begin this near to a side of the screen are the browser's own gestures (back, forward). */
const EDGE = 24

type SwipeAction = {
  /** What it does, shown while the finger moves. */
  readonly text: string
  readonly take: () => void
}

type SwipeProps = {
  readonly right: SwipeAction | null
  readonly left: SwipeAction | null
  readonly children: ReactNode
}

/**
 * A row whose actions can also be taken by swiping it with a finger. It is a shortcut only: what it does has to be reachable
 * by a link or a button as well, for mouse, keyboard and screen reader.
 */
export function Swipe({ right, left, children }: SwipeProps) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const [travel, setTravel] = useState(0)
  const action = travel > 0 ? right : travel < 0 ? left : null

  const begin = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    setTravel(0)
    const isInside = x > EDGE && x < window.innerWidth - EDGE
    // Who has zoomed in moves the page.
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1
    start.current = pointerType === 'touch' && isPrimary && isInside && !isZoomed ? { x, y } : null
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return
    const way = clientX - start.current.x
    if (travel === 0 && Math.abs(way) < Math.max(BEGINS, Math.abs(clientY - start.current.y))) return
    // Where there is nothing to do, the row does not follow the finger.
    setTravel(way > 0 ? (right ? way : 0) : left ? way : 0)
  }
  const end = () => {
    start.current = null
    setTravel(0)
  }
  return (
    <div
      className="swipe"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => {
        if (Math.abs(travel) >= TAKES) action?.take()
        end()
      }}
      onPointerCancel={end}
    >
      {action && (
        <span
          className="swipe-text"
          data-side={travel > 0 ? 'right' : 'left'}
          data-ready={Math.abs(travel) >= TAKES ? '' : undefined}
          aria-hidden="true"
        >
          {action.text}
        </span>
      )}
      <div className="swipe-row" style={action ? { transform: `translateX(${travel}px)` } : undefined}>
        {children}
      </div>
    </div>
  )
}
