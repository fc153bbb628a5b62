import type { SafeHtml } from '@store/core'

/** About four lines of a bubble on a phone, in characters. */
const SHORT = 170
const BLOCK = /^<(?:p|ul|ol|h[1-6]|blockquote|table|figure|div|pre)\b/i

/**
 * A long text in pieces for bubbles: one per block; a long paragraph without markup is split between sentences. No text
 * is lost and no element is split.
 */
export function textPieces(html: SafeHtml): readonly SafeHtml[] {
  return blocksOf(html).flatMap((block) => {
    const [, inner] = /^\s*<p>([^<]*)<\/p>\s*$/.exec(block) ?? []
    return inner === undefined ? [block] : sentences(inner).map((text) => `<p>${text}</p>`)
  }) as string[] as SafeHtml[]
}

/** Splits where a block element begins at the top level. */
function blocksOf(html: string): readonly string[] {
  const blocks: string[] = []
  let start = 0
  let depth = 0
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z\d]*)\b[^>]*?(\/?)>/gi)) {
    const [whole, closes, name = '', closed] = tag
    if (VOID.test(name) || closed) continue
    const opensBlock = closes === '' && BLOCK.test(whole)
    if (opensBlock && depth === 0 && html.slice(start, tag.index).trim() !== '') {
      blocks.push(html.slice(start, tag.index))
      start = tag.index
    }
    depth = Math.max(0, depth + (closes === '' ? 1 : -1))
  }
  blocks.push(html.slice(start))
  return blocks.filter((block) => block.trim() !== '')
}

const VOID = /^(?:br|hr|img|wbr|col|source)$/i

/** Groups of sentences, each as long as `SHORT` allows. */
function sentences(text: string): readonly string[] {
  const pieces: string[] = []
  for (const sentence of text.split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡\d])/u)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + sentence.length < SHORT) pieces[pieces.length - 1] = `${last} ${sentence}`
    else pieces.push(sentence)
  }
  return pieces
}
