/** How much of a long message a card shows, in UTF-16 units; the rest is folded. */
const SHOWN = 280
const SHOWN_LINES = 6
/** A shorter rest is not folded. */
const SHORT = 60

/** Splits a message into the visible part and the rest; a blank rest: it is shown whole. */
export function splitText(text: string): { readonly start: string; readonly rest: string } {
  const lines = text.split('\n').slice(0, SHOWN_LINES).join('\n')
  const most = Math.min(SHOWN, lines.length)
  if (text.length - most < SHORT) return { start: text, rest: '' }
  const blank = Math.max(text.lastIndexOf(' ', most), text.lastIndexOf('\n', most))
  // A text without spaces is cut anywhere but within a surrogate pair.
  const end = blank > most / 2 ? blank : most - (/[\ud800-\udbff]/.test(text[most - 1] ?? '') ? 1 : 0)
  return { start: text.slice(0, end).trimEnd(), rest: text.slice(end).trimStart() }
}
