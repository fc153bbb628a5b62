import type { Design, Words } from '../design.ts'
import { ALL_WORD_PARTS, loadTemplateWords } from '../words.ts'

/** Every word in brackets, so that what stands outside of them was not taken from a dictionary. */
export async function pseudoWords(design: Design): Promise<Words> {
  const words = await loadTemplateWords(design, 'es', ALL_WORD_PARTS)
  return Object.fromEntries(Object.keys(words).map((key) => [key, `⟦${key}⟧`]))
}

/** Names that are the same in all languages. */
const NAMES = /\b(?:WhatsApp|Instagram|Facebook|TikTok|YouTube|Twitter)\b/g

/** Words of three letters or more that neither a dictionary nor the merchant wrote. */
export function hardCodedWords(html: string, merchant: unknown): readonly string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  // Dates are the language's own, not ours.
  for (const element of page.querySelectorAll('script, style, noscript, design, time')) element.remove()
  const texts = [page.innerHTML.replace(/<[^<>]+>/g, '\n')]
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of page.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')

  const area = document.createElement('textarea')
  area.innerHTML = texts.join('\n')
  let text = area.value.replace(/⟦[^⟦⟧]*⟧/g, ' ').replace(NAMES, ' ')
  for (const written of [...merchantTexts(merchant)].sort((a, b) => b.length - a.length))
    text = text.replaceAll(written, ' ')
  return [...new Set(text.match(/\p{L}{3,}/gu) ?? [])].filter((word) => !/^[IVXLC]+$/.test(word))
}

/** Every text in a value, whole and by its lines and words. */
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
