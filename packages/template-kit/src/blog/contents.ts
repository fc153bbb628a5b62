import type { SafeHtml } from '@store/core'

/** An entry of a table of contents. `id`: the fragment of a link to it. */
export type Heading = { readonly id: string; readonly text: string }

/** The HTML with an id on each `<h2>` that has text, and the list of these headings. */
export function withContents(html: SafeHtml): { readonly html: SafeHtml; readonly headings: readonly Heading[] } {
  const headings: Heading[] = []
  const withIds = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (heading, inner: string) => {
    const text = inner.replace(/<[^<>]*>/g, '').trim()
    if (text === '') return heading
    const id = `part-${headings.length + 1}`
    headings.push({ id, text: plain(text) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: withIds as SafeHtml, headings }
}

/** Decodes the entities that the sanitiser writes. */
const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
