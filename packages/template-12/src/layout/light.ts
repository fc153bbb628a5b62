/** The time in milliseconds after which the light has come about two thirds of its way to the pointer. */
const LAG = 120
/** At this distance, in pixels, the animation stops. */
const NEAR = 0.5

type Point = { x: number; y: number }

/**
 * Moves the light of a stage (`.stage`, `styles/stage.css`) to the pointer, or to the stage's middle when something in
 * its product (`[data-piece]`) has the focus. Sets `--x` and `--y`, in pixels from the middle. Does nothing where the
 * pointer cannot hover or with reduced motion: there the light stays in the middle. Returns a function that stops it.
 */
export function followWithLight(page: HTMLElement): () => void {
  if (!matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return () => {}
  let stage: HTMLElement | null = null
  let at: Point = { x: 0, y: 0 }
  let to: Point = { x: 0, y: 0 }
  let frame = 0
  let before = 0

  const applyPosition = () => {
    stage?.style.setProperty('--x', `${Math.round(at.x)}px`)
    stage?.style.setProperty('--y', `${Math.round(at.y)}px`)
  }
  const move = (now: number) => {
    const share = 1 - Math.exp(-(now - before) / LAG)
    before = now
    at = { x: at.x + (to.x - at.x) * share, y: at.y + (to.y - at.y) * share }
    const hasArrived = Math.hypot(to.x - at.x, to.y - at.y) < NEAR
    if (hasArrived) at = to
    applyPosition()
    frame = hasArrived ? 0 : requestAnimationFrame(move)
  }
  const moveTo = (next: HTMLElement, place: Point) => {
    to = place
    // On another stage the light starts where it is needed, without moving across the page.
    if (next !== stage) {
      stage = next
      at = place
      applyPosition()
    }
    if (frame === 0) {
      before = performance.now()
      frame = requestAnimationFrame(move)
    }
  }
  const byPointer = (event: PointerEvent) => {
    // On a card the link to the product lies over the stage, so the stage is not an ancestor of the target.
    const over = stageOf(event.target, '.stage') ?? stageOf(event.target, '[data-piece]')
    if (!over || event.pointerType === 'touch') return
    const { left, top, width, height } = over.getBoundingClientRect()
    const [x, y] = [event.clientX - left, event.clientY - top]
    if (x >= 0 && y >= 0 && x <= width && y <= height) moveTo(over, { x: x - width / 2, y: y - height / 2 })
  }
  const byFocus = (event: FocusEvent) => {
    const target = stageOf(event.target, '[data-piece]')
    if (target && !target.closest('[data-piece]:hover')) moveTo(target, { x: 0, y: 0 })
  }
  page.addEventListener('pointermove', byPointer)
  page.addEventListener('focusin', byFocus)
  return () => {
    cancelAnimationFrame(frame)
    page.removeEventListener('pointermove', byPointer)
    page.removeEventListener('focusin', byFocus)
  }
}

/** The stage that contains an element, or belongs to the same product. */
function stageOf(target: EventTarget | null, within: '.stage' | '[data-piece]'): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(within) : null
  return within === '.stage' ? found : (found?.querySelector<HTMLElement>('.stage') ?? null)
}
