/** How long the lamp takes for most of its way, in milliseconds: it follows like a hand, not like a cursor. */
const LAG = 120
/** Nearer than this, in pixels, it has arrived. */
const NEAR = 0.5

type Place = { x: number; y: number }

/**
 * Lets the lamp of a stage (`.stage`, styles/stage.css) follow the pointer over it, and come to its middle when
 * something of its piece (`[data-piece]`) has the focus. The place is written as `--x` and `--y`, pixels from the
 * middle. Off where nothing hovers and where no motion is wanted: there the lamp of each stage hangs still. Gives back
 * how to stop.
 */
export function followWithLight(page: HTMLElement): () => void {
  if (!matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return () => {}
  let stage: HTMLElement | null = null
  let at: Place = { x: 0, y: 0 }
  let to: Place = { x: 0, y: 0 }
  let frame = 0
  let before = 0

  const hang = () => {
    stage?.style.setProperty('--x', `${Math.round(at.x)}px`)
    stage?.style.setProperty('--y', `${Math.round(at.y)}px`)
  }
  const move = (now: number) => {
    const share = 1 - Math.exp(-(now - before) / LAG)
    before = now
    at = { x: at.x + (to.x - at.x) * share, y: at.y + (to.y - at.y) * share }
    const hasArrived = Math.hypot(to.x - at.x, to.y - at.y) < NEAR
    if (hasArrived) at = to
    hang()
    frame = hasArrived ? 0 : requestAnimationFrame(move)
  }
  const lead = (next: HTMLElement, place: Place) => {
    to = place
    // On another stage it is switched on where it is wanted; it does not fly there.
    if (next !== stage) {
      stage = next
      at = place
      hang()
    }
    if (frame === 0) {
      before = performance.now()
      frame = requestAnimationFrame(move)
    }
  }
  const byPointer = (event: PointerEvent) => {
    // On a card the link to its piece lies over the stage.
    const over = stageOf(event.target, '.stage') ?? stageOf(event.target, '[data-piece]')
    if (!over || event.pointerType === 'touch') return
    const { left, top, width, height } = over.getBoundingClientRect()
    const [x, y] = [event.clientX - left, event.clientY - top]
    if (x >= 0 && y >= 0 && x <= width && y <= height) lead(over, { x: x - width / 2, y: y - height / 2 })
  }
  const byFocus = (event: FocusEvent) => {
    const lit = stageOf(event.target, '[data-piece]')
    if (lit && !lit.closest('[data-piece]:hover')) lead(lit, { x: 0, y: 0 })
  }
  page.addEventListener('pointermove', byPointer)
  page.addEventListener('focusin', byFocus)
  return () => {
    cancelAnimationFrame(frame)
    page.removeEventListener('pointermove', byPointer)
    page.removeEventListener('focusin', byFocus)
  }
}

/** The stage that something is in or belongs to. */
function stageOf(target: EventTarget | null, within: '.stage' | '[data-piece]'): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(within) : null
  return within === '.stage' ? found : (found?.querySelector<HTMLElement>('.stage') ?? null)
}
