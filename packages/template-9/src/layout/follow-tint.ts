const NAMES = ['--hue', '--chroma'] as const

/**
 * Gives the mist the tint of the element (`[data-tint]`) that crosses the middle of the screen, or has pointer or
 * focus. The first light gets that tint, the second the tint the first had, so that they differ. With reduced motion
 * the mist keeps the first tint of the page. Returns a function that stops it.
 */
export function followTint(mist: HTMLElement): () => void {
  const page = mist.parentElement ?? document.body
  const setTint = (from: Element | null | undefined) => {
    if (!(from instanceof HTMLElement)) return
    const tint = NAMES.map((name) => from.style.getPropertyValue(name))
    if (!tint[0] || tint[0] === mist.style.getPropertyValue('--hue-a')) return
    NAMES.forEach((name, i) => {
      mist.style.setProperty(`${name}-b`, mist.style.getPropertyValue(`${name}-a`))
      mist.style.setProperty(`${name}-a`, tint[i] ?? '')
    })
  }
  const tinted = page.querySelectorAll('main [data-tint]')
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || typeof IntersectionObserver === 'undefined') {
    setTint(tinted[0])
    return () => {}
  }
  const onPointerOrFocus = (event: Event) =>
    setTint(event.target instanceof Element ? event.target.closest('main [data-tint]') : null)
  // On touch screens `:hover` stays on what was tapped last, so it is used only where a pointer can hover.
  const focused = 'main [data-tint] :focus-visible'
  const looked = matchMedia('(hover: hover)').matches ? `${focused}, main [data-tint]:hover` : focused
  // A line across the middle of the screen. Of nested elements the innermost is observed last and wins.
  const middle = new IntersectionObserver(
    (entries) => {
      // Pointer and focus come first: moving through a page by keyboard scrolls it too.
      if (page.querySelector(looked)) return
      setTint(entries.filter((entry) => entry.isIntersecting).at(-1)?.target)
    },
    { rootMargin: '-49% 0px -50% 0px' },
  )
  for (const element of tinted) middle.observe(element)
  page.addEventListener('pointerover', onPointerOrFocus)
  page.addEventListener('focusin', onPointerOrFocus)
  return () => {
    middle.disconnect()
    page.removeEventListener('pointerover', onPointerOrFocus)
    page.removeEventListener('focusin', onPointerOrFocus)
  }
}
