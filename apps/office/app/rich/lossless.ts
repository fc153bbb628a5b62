/**
 * Elements that the editor keeps. It would drop others, such as tables and pictures of imported descriptions, without
 * warning.
 */
const KEPT = new Set([
  ...['p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a'],
])

const TAG = /<\/?([a-z][a-z0-9]*)/gi

/** Whether the editor can open this HTML and lose nothing of it. */
export const isLossless = (html: string): boolean =>
  Array.from(html.matchAll(TAG), ([, name = '']) => name.toLowerCase()).every((name) => KEPT.has(name))

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The HTML as plain text, for reading. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(?:br|\/p|\/li|\/h[2-6]|\/blockquote|\/pre|hr)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(\w+);/g, (entity, name: string) => NAMED[name] ?? entity)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
