const NAMES = ['--hue', '--chroma'] as const

/**
 * Lets the mist take the tint (`[data-tint]`) that crosses the middle of the screen, or is pointed at or focused. The
 * first light takes it, the second what the first had, so that a page is never of one colour. Visitors who want no motion
 * have the page's first tint, and it stays. Gives back how to stop.
 */
export function driftOn(mist: HTMLElement): () => void {
  const page = mist.parentElement ?? document.body
  const take = (from: Element | null | undefined) => {
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
    take(tinted[0])
    return () => {}
  }
  const point = (event: Event) =>
    take(event.target instanceof Element ? event.target.closest('main [data-tint]') : null)
  // On touch screens what was tapped last counts as hovered for good.
  const focused = 'main [data-tint] :focus-visible'
  const looked = matchMedia('(hover: hover)').matches ? `${focused}, main [data-tint]:hover` : focused
  // A line through the middle of the screen; of what lies within each other the innermost comes last, and wins.
  const middle = new IntersectionObserver(
    (entries) => {
      // Keys that move through a page scroll it, too: what has the focus, or lies under a pointer, is what is looked at.
      if (page.querySelector(looked)) return
      take(entries.filter((entry) => entry.isIntersecting).at(-1)?.target)
    },
    { rootMargin: '-49% 0px -50% 0px' },
  )
  for (const element of tinted) middle.observe(element)
  page.addEventListener('pointerover', point)
  page.addEventListener('focusin', point)
  return () => {
    middle.disconnect()
    page.removeEventListener('pointerover', point)
    page.removeEventListener('focusin', point)
  }
}
