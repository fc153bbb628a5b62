import type { Design, Words } from '../design.ts'
import { ALL_WORD_PARTS, loadTemplateWords } from '../words.ts'

/** A dictionary whose texts are their keys in brackets: text outside of brackets then comes from no dictionary. */
export async function pseudoWords(design: Design): Promise<Words> {
  const words = await loadTemplateWords(design, 'es', ALL_WORD_PARTS)
  return Object.fromEntries(Object.keys(words).map((key) => [key, `⟦${key}⟧`]))
}

/** Names that are the same in all languages. */
const NAMES = /\b(?:WhatsApp|Instagram|Facebook|TikTok|YouTube|Twitter)\b/g

/**
 * Words of three letters or more that come from neither a dictionary (`pseudoWords`) nor the merchant. The HTML must be React's:
 * it escapes quotes and angle brackets in text, so that a regular expression can remove the tags.
 */
export function hardCodedWords(html: string, merchant: unknown): readonly string[] {
  // `<time>` is left out because dates come from `Intl`.
  const shown = html.replaceAll(/<(script|style|noscript|time)\b[\s\S]*?<\/\1>/g, '')
  const texts = [shown.replaceAll(/<[^<>]+>/g, '\n')]
  for (const [, text = ''] of shown.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)) texts.push(text)

  const area = document.createElement('textarea')
  area.innerHTML = texts.join('\n')
  let text = area.value.replace(/⟦[^⟦⟧]*⟧/g, ' ').replace(NAMES, ' ')
  for (const written of [...merchantTexts(merchant)].sort((a, b) => b.length - a.length))
    text = text.replaceAll(written, ' ')
  return [...new Set(text.match(/\p{L}{3,}/gu) ?? [])].filter((word) => !/^[IVXLC]+$/.test(word))
}

/** Every text in a value: whole, its lines and its words. */
function merchantTexts(value: unknown): ReadonlySet<string> {
  const texts = new Set<string>()
  const visit = (part: unknown) => {
    if (typeof part === 'string') {
      for (const piece of [part, ...part.split(/<[^<>]+>|\n/), ...part.split(/[^\p{L}\p{N}]+/u)])
        if (piece.trim().length > 2) texts.add(piece.trim())
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit)
  }
  visit(value)
  return texts
}
