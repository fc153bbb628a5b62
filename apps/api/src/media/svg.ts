/**
 * Rewrites a merchant's SVG: we only serve our own output, never the file that was sent. It keeps what draws: known elements,
 * plain attributes, references inside the file, embedded photos. Scripts, handlers, links, animation, foreign content
 * and anything fetched from elsewhere are left out. Null when the text is no well-formed SVG.
 */
export function sanitiseSvg(text: string): string | null {
  const open: string[] = []
  let dropped = 0
  let written = ''
  let style = ''
  let at = 0
  let rooted = false
  const source = text.replace(/^\ufeff/, '')

  while (at < source.length) {
    const token = nextToken(source, at)
    if (!token) return null
    at = token.end
    if (token.kind === 'skip') continue
    if (token.kind === 'text') {
      const content = decoded(token.text)
      if (content === null || (open.length === 0 && content.trim() !== '')) return null
      if (dropped > 0 || open.length === 0) continue
      if (open.at(-1) === 'style') style += content
      else written += escaped(content)
      continue
    }
    if (token.kind === 'close') {
      if (open.pop() !== token.name) return null
      if (dropped > 0) dropped -= 1
      else if (token.name === 'style') {
        // Checked as a whole: a dangerous word cut in two by a comment would not be found.
        written += `${isSafeStyle(style) ? escaped(style) : ''}</style>`
        style = ''
      } else written += `</${tagOf(token.name)}>`
      continue
    }
    if (open.length === 0 && (rooted || token.name !== 'svg')) return null
    if (open.length === MAX_DEPTH) return null
    const attributes = attributesOf(token.attributes)
    if (attributes === null) return null
    const keeps = dropped === 0 && open.at(-1) !== 'style' && ELEMENTS.has(token.name)
    if (keeps) {
      const names = open.length === 0 ? NAMESPACES : ''
      const safe = attributes.flatMap(([name, value]) =>
        isSafeAttribute(token.name, name, value) ? ` ${name}="${escaped(value)}"` : [],
      )
      written += `<${tagOf(token.name)}${names}${safe.join('')}${token.empty ? '/' : ''}>`
    }
    rooted = true
    if (token.empty) continue
    open.push(token.name)
    if (!keeps) dropped += 1
  }
  return rooted && open.length === 0 ? written : null
}

const MAX_DEPTH = 200
const NAMESPACES = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

const ELEMENTS = new Set(
  `svg g a defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath image
   linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
   feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
   feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
   feSpotLight feTile feTurbulence`.split(/\s+/),
)

/** A link is treated as a group of its content. */
const tagOf = (name: string) => (name === 'a' ? 'g' : name)

type Token = { readonly end: number } & (
  | { readonly kind: 'skip' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string; readonly empty: boolean }
  | { readonly kind: 'close'; readonly name: string }
)

const NAME = '[A-Za-z_][\\w.:-]*'
/** A document type is skipped, unless it declares entities: then reading ends. */
const SKIPPED = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^<>[\]]*>/y
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y
const OPEN = new RegExp(`<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, 'y')
const CLOSE = new RegExp(`</(${NAME})\\s*>`, 'y')
const TEXT = /[^<]+/y

function nextToken(source: string, at: number): Token | null {
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(source)
  }
  const text = read(TEXT)
  if (text) return { kind: 'text', text: text[0], end: at + text[0].length }
  const open = read(OPEN)
  if (open) {
    const [all, name = '', attributes = '', slash] = open
    return { kind: 'open', name, attributes, empty: slash === '/', end: at + all.length }
  }
  const close = read(CLOSE)
  if (close) return { kind: 'close', name: close[1] ?? '', end: at + close[0].length }
  const cdata = read(CDATA)
  if (cdata) return { kind: 'text', text: escaped(cdata[1] ?? ''), end: at + cdata[0].length }
  const skipped = read(SKIPPED)
  return skipped ? { kind: 'skip', end: at + skipped[0].length } : null
}

function attributesOf(text: string): readonly (readonly [string, string])[] | null {
  const found: [string, string][] = []
  const names = new Set<string>()
  for (const [, name = '', double, single] of text.matchAll(
    /(?<![^\s="'])([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const value = decoded(double ?? single ?? '')
    if (value === null || names.has(name)) return null
    names.add(name)
    found.push([name, value])
  }
  return found
}

function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    const embeds = (element === 'image' || element === 'feImage') && EMBEDDED_PHOTO.test(value)
    return element !== 'a' && (value.startsWith('#') || embeds)
  }
  if (name === 'xml:space') return true
  return /^[A-Za-z][A-Za-z0-9-]*$/.test(name) && !/^(on|xmlns)/i.test(name) && isSafeStyle(value)
}

const EMBEDDED_PHOTO = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/

/** Whether a style only refers inside the file; escapes, which can hide words, are refused without decoding. */
function isSafeStyle(text: string): boolean {
  if (/\\|\/\/|@import|javascript:|expression\(/i.test(text)) return false
  return [...text.matchAll(/url\(\s*["']?(.?)/gi)].every(([, first]) => first === '#')
}

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

/** Decodes entities; null for one that XML does not have, a lone ampersand, or a character it forbids. */
function decoded(text: string): string | null {
  let broken = false
  const content = text.replace(/&([^;&\s]{0,12};)?/g, (_, entity: string | undefined) => {
    const name = entity?.slice(0, -1) ?? ''
    const [, hex, decimal] = /^#(?:x([0-9a-fA-F]+)|([0-9]+))$/.exec(name) ?? []
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN)
    const character = ENTITIES.get(name) ?? (code <= 0x10ffff ? String.fromCodePoint(code) : null)
    if (character === null) broken = true
    return character ?? ''
  })
  return broken || FORBIDDEN.test(content) ? null : content
}

const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
