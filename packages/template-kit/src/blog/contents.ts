import type { SafeHtml } from '@store/core'

/** A long text's own headings, to be jumped to. */
export type Heading = { readonly id: string; readonly text: string }

/** The text with a name on each of its main headings, and the list of them. */
export function withContents(html: SafeHtml): { readonly html: SafeHtml; readonly headings: readonly Heading[] } {
  const headings: Heading[] = []
  const named = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (heading, inner: string) => {
    const text = inner.replace(/<[^<>]*>/g, '').trim()
    if (text === '') return heading
    const id = `part-${headings.length + 1}`
    headings.push({ id, text: plain(text) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: named as SafeHtml, headings }
}

/** What a sanitiser writes of signs that mean something in HTML. */
const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
