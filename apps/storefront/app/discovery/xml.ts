/** XML that needs no escaping. */
export type Xml = { readonly xml: string }

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Characters that XML cannot contain, not even escaped: control characters and lone surrogates. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

type Content = string | number | Xml | null | readonly (Xml | null)[]

/** An element; null without content. Text is escaped, elements are not. */
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

/** A complete document as a response. */
export const document = (root: Xml | null): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root?.xml ?? ''}\n`
