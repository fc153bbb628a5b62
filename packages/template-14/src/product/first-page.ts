import type { SafeHtml } from '@store/core'

/** A paragraph that consists of one quotation in « ». */
const QUOTATION = /<p>\s*(«[\s\S]{40,}?»)\s*<\/p>/

/**
 * Splits a description into `quote`, the text of its first quotation paragraph, shown as the book's first page, and
 * `rest`. A quotation that is the whole description is not split off.
 */
export function firstPageOf(html: SafeHtml | null): {
  readonly quote: string | null
  readonly rest: SafeHtml | null
} {
  const found = html === null ? null : QUOTATION.exec(html)
  // A quotation with other elements than line breaks stays in the description.
  if (html === null || !found?.[1] || /<(?!br\s*\/?>)/.test(found[1])) return { quote: null, rest: html }
  const rest = html.replace(found[0], '').trim()
  return rest === ''
    ? { quote: null, rest: html }
    : { quote: plain(found[1].slice(1, -1).trim()), rest: rest as SafeHtml }
}

const plain = (text: string) =>
  text
    .replace(/<br\s*\/?>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
