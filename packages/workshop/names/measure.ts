/**
 * Faults of the shop's name on the page: words that are broken, cut by a box with hidden overflow, or outside of the page;
 * a `ShopName` in more than two rows; a page that is wider than the window. Runs in the browser. Small text may break a
 * word as a last resort: broken words are only reported for large names.
 */
export function faultsOf(name: string): readonly string[] {
  const LARGE = 18
  const SLACK = 1.5
  const faults: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth + SLACK) faults.push(`the page is ${scrollWidth} px wide`)
  for (const { firstElementChild: text } of document.querySelectorAll('[data-shop-name]')) {
    if (!text?.checkVisibility()) continue
    const rows = Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
    if (rows > 2) faults.push(`it is in ${rows} rows in ${text.closest('[class]')?.className}`)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const element = node.parentElement
    const at = node.textContent?.replaceAll('\u00a0', ' ').indexOf(name) ?? -1
    if (at < 0 || !element?.checkVisibility() || element.closest('[data-heard], option')) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    for (const { 0: word, index } of name.matchAll(/[^\s-]+-?/g)) {
      const range = document.createRange()
      range.setStart(node, at + index)
      range.setEnd(node, at + index + word.length)
      const rows = [...range.getClientRects()].filter(({ width }) => width > 0)
      const box = range.getBoundingClientRect()
      const tops = rows.map(({ top }) => top)
      if (size >= LARGE && Math.max(...tops) - Math.min(...tops) > size / 2) tell('broken', word)
      if (cutBy(box)) tell('cut', word)
      else if (box.right > innerWidth + SLACK || box.left < -SLACK) tell('off the page', word)
    }
    function tell(fault: string, word: string) {
      faults.push(
        `${word} is ${fault} in ${element?.tagName} ${element?.className} in ${element?.parentElement?.className}`,
      )
    }
    function cutBy({ left, right, top, bottom }: DOMRect): boolean {
      for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(outer)
        const frame = outer.getBoundingClientRect()
        // Visually hidden.
        if (frame.width <= 2) return false
        if (display === 'inline') continue
        if (/hidden|clip/.test(overflowX) && (right > frame.right + SLACK || left < frame.left - SLACK)) return true
        // The name at the foot of template 5 is cut at half of its height by design.
        if (outer.matches('.colophon-mark')) return false
        const middle = (top + bottom) / 2
        if (/hidden|clip/.test(overflowY) && (middle > frame.bottom || middle < frame.top)) return true
      }
      return false
    }
  }
  return faults
}
