import type { ScreenName } from '../design.ts'

/**
 * Problems of a page, in sentences: headings, landmarks, names of controls, labels, `alt`, ids. The gate of a locked shop has no
 * header, footer or links into the shop (S1). `page`: the parsed HTML, if the caller has it.
 */
export function pageProblems(html: string, screen?: ScreenName, page: Element = placeOf(html)): readonly string[] {
  const all = (selector: string) => [...page.querySelectorAll(selector)]
  const problems: string[] = []
  const wrong = (condition: boolean, sentence: string) => condition && problems.push(sentence)

  wrong(all('h1').length !== 1, `has ${all('h1').length} h1, not one`)
  wrong(
    all('h1').some((heading) => !nameOf(heading)),
    'its h1 is empty',
  )
  wrong(all('main').length !== 1 || all('main#main').length !== 1, 'has no single <main id="main">')
  wrong(!page.querySelector('main h1'), 'its h1 is outside main')
  const levels = all(':is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) => Number(tagName[1]))
  const deeper = levels.findIndex((level, index) => level > (levels[index - 1] ?? level) + 1)
  wrong(deeper > 0, `has an h${levels[deeper]} after an h${levels[deeper - 1]}`)
  for (const choice of all('[data-option-picker] label')) {
    const words = spokenText(choice).match(/\p{L}{3,}/gu) ?? []
    wrong(repeated(words).length > 0, `has a word twice in an option value: ${repeated(words)}`)
  }
  if (screen === 'Locked') wrong(all('nav, a[href^="/"]').length > 0, 'links into a locked shop')
  else {
    wrong(!all('header').some((header) => !header.closest('main, article, section')), 'has no banner')
    wrong(!all('footer').some((footer) => !footer.closest('main, article, section')), 'has no footer')
    wrong(all('nav').length === 0, 'has no navigation')
    wrong(!page.querySelector('a[href="#main"]'), 'has no skip link')
  }
  if (all('nav').length > 1)
    for (const nav of all('nav'))
      wrong(!nav.hasAttribute('aria-label') && !nav.hasAttribute('aria-labelledby'), 'has a nav without a name')
  for (const id of repeated(all('[id]').map((element) => element.id))) problems.push(`uses id “${id}” twice`)
  for (const control of all('button, a[href], summary'))
    wrong(
      !nameOf(control) && control.getAttribute('aria-hidden') !== 'true',
      `has a ${control.tagName.toLowerCase()} without a name: ${control.outerHTML.slice(0, 120)}`,
    )
  for (const control of all('input:not([type=hidden]), select, textarea'))
    wrong(!isLabelled(control, page), `has a field without a label: ${control.outerHTML.slice(0, 120)}`)
  for (const image of all('img'))
    wrong(!image.hasAttribute('alt'), `has an image without alt: ${image.outerHTML.slice(0, 80)}`)
  return [...problems, ...textProblems(html)]
}

/** Problems in the text of a page, in sentences. They are found without parsing the HTML. */
export function textProblems(html: string): readonly string[] {
  return [
    ...(/[→←✓★×](?=<)/u.test(html.replace(/<svg[\s\S]*?<\/svg>/g, ''))
      ? ['writes an arrow, tick, star or cross as text']
      : []),
    ...(/\bundefined\b|\bNaN\b|\[object Object\]/.test(html) ? ['shows undefined, NaN or an object'] : []),
  ]
}

/** The parsed HTML in an element that is not in the document. */
export function placeOf(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  return place
}

/** The accessible name of an element, simplified. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const images = [...element.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt'))
  return [element.textContent, ...images].join('').trim()
}

/** The text that a screen reader reads: without `aria-hidden` elements. */
function spokenText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent ?? ''
}

function isLabelled(control: Element, page: Element): boolean {
  if (control.getAttribute('aria-label')) return true
  const labelledBy = control.getAttribute('aria-labelledby')
  if (labelledBy) return page.querySelector(`[id=${JSON.stringify(labelledBy)}]`) !== null
  const label = control.closest('label') ?? page.querySelector(`label[for=${JSON.stringify(control.id)}]`)
  return Boolean(label?.textContent?.trim())
}

const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
]
