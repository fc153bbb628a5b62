import type { Design } from '@store/template-kit'
import { BASE_DESIGN, DESIGNS } from '@store/templates/designs'
import { BASE_STYLES, STYLES } from '@store/templates/styles'

/** Server only: it sends each page the address, and the browser's code is built without this table. */
const sheets = import.meta.env.SSR ? { styles: STYLES, base: BASE_STYLES } : null

/** Address of a template's style sheet, or of the base set's if it is not installed (K8). On the server only. */
export function stylesheetOf(number: number): string {
  if (!sheets) throw new Error('the browser is told its style sheet by the page')
  return sheets.styles[number] ?? sheets.base
}

const loading = new Map<number, Promise<Design>>()

/** The design of the template with this number: always the same object. */
export function loadDesign(number: number): Promise<Design> {
  const known = loading.get(number)
  if (known) return known
  const load = (DESIGNS[number] ?? BASE_DESIGN)().then(({ design }) => design)
  loading.set(number, load)
  load.catch(() => loading.delete(number))
  return load
}
