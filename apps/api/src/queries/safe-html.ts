import type { SafeHtml } from '@store/core'
import sanitizeHtml from 'sanitize-html'

/** Text structure, emphasis, lists, tables, links and pictures; nothing that runs, loads a frame or restyles the page. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'blockquote',
      'pre',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'figure',
      'figcaption',
    ],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'code', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own title; a text's begins one level below.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
  // Empty wrappers are what is left of many editors.
  exclusiveFilter: ({ tag, text, mediaChildren }) =>
    ['p', 'span', 'h2', 'h3', 'h4', 'strong', 'em'].includes(tag) && text.trim() === '' && mediaChildren.length === 0,
}

/** A merchant's HTML, or plain text, as HTML that may be shown: the only maker of `SafeHtml` on the server. */
export function safeHtml(text: string): SafeHtml {
  return sanitizeHtml(looksLikeHtml(text) ? text : paragraphs(text), ALLOWED).trim() as SafeHtml
}

const looksLikeHtml = (text: string) => /<[a-z!/][^>]*>/i.test(text) || /&(?:#\d+|[a-z]+);/i.test(text)

/** Blank lines part paragraphs, single ones are kept. */
function paragraphs(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split(/(?:\r?\n[ \t]*){2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('')
}
