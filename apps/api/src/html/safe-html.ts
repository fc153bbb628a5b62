import type { SafeHtml } from '@store/core'
import sanitizeHtml from 'sanitize-html'
import * as z from 'zod'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Text structure, emphasis, lists, tables, links and pictures; nothing that runs, loads a frame or restyles the page. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...HEADINGS.slice(1),
    ...['p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
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
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
  // Empty elements, which many editors leave.
  exclusiveFilter: ({ tag, text, mediaChildren }) =>
    [...HEADINGS, 'p', 'span', 'strong', 'em'].includes(tag) && text.trim() === '' && mediaChildren.length === 0,
}

/**
 * Turns a merchant's HTML, or plain text, into HTML that may be shown. Nothing else on the server creates `SafeHtml`. Its headings
 * start at the level `top`, whatever the merchant used: below the page's title, or below the title of the section that contains
 * the text, so that the outline is right for screen readers.
 */
export function safeHtml(text: string, top: 2 | 3 = 2): SafeHtml {
  const html = looksLikeHtml(text) ? text : paragraphs(text)
  const levels = Array.from(html.matchAll(/<h([1-6])\b/gi), ([, level]) => Number(level))
  const down = top - Math.min(...levels)
  const headings = Object.fromEntries(HEADINGS.map((tag, index) => [tag, `h${Math.min(index + 1 + down, 6)}`]))
  return sanitizeHtml(html, { ...ALLOWED, transformTags: { ...ALLOWED.transformTags, ...headings } }).trim() as SafeHtml
}

const looksLikeHtml = (text: string) => /<[a-z!/][^<>]*>/i.test(text) || /&(?:#\d+|[a-z]+);/i.test(text)

/** Blank lines separate paragraphs; single line breaks are kept. */
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

/** A column of HTML that was sanitised when it was written. */
export const SafeHtmlColumn = z.custom<SafeHtml>((value) => typeof value === 'string', 'string')
