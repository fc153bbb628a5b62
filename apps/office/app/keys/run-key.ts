import { PLACES } from './own-key.ts'

type KeyContext = {
  /** The address of a screen of the shop; null: the reader may not see it. */
  readonly pathOf: (screen: string) => string | null
  readonly go: (path: string) => void
  /** Shows all keys. */
  readonly help: () => void
}

/** How long after `g` the next key is its second part, in milliseconds. */
const WAITS = 2_000
let goesAt = Number.NEGATIVE_INFINITY

/** Runs a shortcut (`ownKey`). */
export function runKey(key: string, way: KeyContext): void {
  const goes = performance.now() - goesAt < WAITS
  goesAt = Number.NEGATIVE_INFINITY
  const place = goes && Object.hasOwn(PLACES, key) ? PLACES[key as keyof typeof PLACES] : null
  if (place) {
    goTo(way, place)
    return
  }
  switch (key) {
    case 'g':
      goesAt = performance.now()
      break
    case 'find':
      if (location.pathname !== way.pathOf('find') || !focusSearch()) goTo(way, 'find')
      break
    case '/':
      if (!focusSearch()) goTo(way, 'find')
      break
    case 'save':
      saveButton()?.click()
      break
    case 'j':
    case 'k':
      walk(key === 'j' ? 1 : -1)
      break
    case 'x':
      rowInUse()?.querySelector<HTMLInputElement>('input[type="checkbox"][name="pick"]')?.click()
      break
    case 'e':
      rowInUse()?.querySelector<HTMLElement>('[data-cell]')?.click()
      break
    case '?':
      way.help()
  }
}

function goTo({ pathOf, go }: KeyContext, screen: string): void {
  const path = pathOf(screen)
  if (path !== null) go(path)
}

/** Focuses the page's search field. False: there is none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role="search"] input[type="search"]')
  field?.focus()
  field?.select()
  return field !== null
}

/** The save button of the form that has the focus, or else the first one of the page. */
function saveButton(): HTMLButtonElement | null {
  const form = document.activeElement?.closest('form')
  const of = (within: ParentNode) =>
    within.querySelector<HTMLButtonElement>('.save-bar button[name="intent"]:not([disabled])')
  return (form && of(form)) ?? of(document)
}

const ROWS = 'main :is(.tickets, .products, .rows, .lines) > li'
const rowInUse = () => document.activeElement?.closest<HTMLElement>(ROWS)

/** The element of a row that takes the focus: its link, or the summary that expands it. */
const goOf = (row: Element) => row.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), summary')

/** Focuses the next or previous row of the page; if none has the focus, the first or last one. */
function walk(by: 1 | -1): void {
  const rows = [...document.querySelectorAll(ROWS)].filter(goOf)
  const now = rowInUse()
  const at = now ? rows.indexOf(now) : -1
  const next = at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by]
  if (next) goOf(next)?.focus()
}
