/** A piece of HTML, created only by `html`. Every value in it is escaped, unless it is a piece of HTML itself. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type { Html }

type Part = string | number | Html | readonly (Html | null)[] | null

export const html = (literals: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(literals.map((literal, at) => literal + (at < parts.length ? written(parts[at] ?? null) : '')).join(''))

function written(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return part.map(written).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Escapes a text. Control characters are replaced; `>` and quotes are escaped because of attributes. */
const escaped = (text: string) =>
  text.replace(/[^\P{Cc}\n\t]|\p{Surrogate}/gu, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Keeps the line breaks of texts that people wrote. */
export const paragraphs = (text: string): readonly Html[] =>
  text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))
