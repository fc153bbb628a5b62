import type { Design } from '@store/template-kit'
import { BASE_DESIGN, DESIGNS } from '@store/templates/designs'
import { BASE_STYLES, STYLES } from '@store/templates/styles'

/** For the server, which tells each page its own; the browser's code is built without. */
const sheets = import.meta.env.SSR ? { styles: STYLES, base: BASE_STYLES } : null

/** Address of a template's style sheet; the base set's where none is installed (K8). The server alone may ask. */
export function stylesheetOf(number: number): string {
  if (!sheets) throw new Error('the browser is told its style sheet by the page')
  return sheets.styles[number] ?? sheets.base
}

const loading = new Map<number, Promise<Design>>()

/** What draws the template of this number: the same object every time. */
export function loadDesign(number: number): Promise<Design> {
  const known = loading.get(number)
  if (known) return known
  const load = (DESIGNS[number] ?? BASE_DESIGN)().then(({ design }) => design)
  loading.set(number, load)
  load.catch(() => loading.delete(number))
  return load
}
