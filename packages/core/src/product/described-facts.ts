import type { SafeHtml } from '../shop/shop.ts'
import { type Fact, factsOf } from './product.ts'

/**
 * The facts a merchant wrote as `Clave: valor` lines at the top of a description, and the description without them
 * (null when nothing is left). Reads leading paragraphs and their line breaks; the first other line ends the facts.
 */
export function describedFacts(html: SafeHtml | null): {
  readonly facts: readonly Fact[]
  readonly rest: SafeHtml | null
} {
  const facts: Fact[] = []
  let rest: string = html ?? ''
  for (;;) {
    const [paragraph, inner = ''] = /^\s*<p>([\s\S]*?)<\/p>/.exec(rest) ?? []
    if (paragraph === undefined) break
    const lines = inner.split(/<br\s*\/?>/).filter((line) => textOf(line) !== '')
    const found = factsOf(lines.map(textOf).join('\n')).facts
    facts.push(...found)
    const others = lines.slice(found.length)
    if (found.length === 0 && others.length > 0) break
    rest = (others.length > 0 ? `<p>${others.join('<br />')}</p>` : '') + rest.slice(paragraph.length)
    if (others.length > 0) break
  }
  return { facts, rest: rest.trim() === '' ? null : (rest.trim() as SafeHtml) }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
      if (name) return NAMED[name] ?? entity
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    })
    .replace(/\s+/g, ' ')
    .trim()
