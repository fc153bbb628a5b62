/** A piece of XML that may stand as it is. */
export type Xml = { readonly xml: string }

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Signs that no XML may hold, not even escaped: controls, halves of pairs. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

type Content = string | number | Xml | null | readonly (Xml | null)[]

/** An element; null where there is nothing to say. Text is escaped, elements stand as they are. */
export function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): Xml | null {
  if (content === null || content === '') return null
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return { xml: `<${name}${pairs.join('')}>${inner(content)}</${name}>` }
}

function inner(content: Exclude<Content, null>): string {
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content))
  if ('xml' in content) return content.xml
  return content.map((part) => part?.xml ?? '').join('')
}

/** A whole document, as answered. */
export const document = (root: Xml | null): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root?.xml ?? ''}\n`
