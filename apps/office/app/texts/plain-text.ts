const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescaped = (text: string) =>
  text.replace(/&(\w{1,6}|#\d{1,4});/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** Converts typed text to HTML: paragraphs between blank lines, `## ` for headings, `- ` for lists. */
export function htmlOf(text: string): string {
  const blocks = text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
  return blocks.map(blockHtml).join('\n')
}

function blockHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trim())
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${escaped(line.slice(2))}</li>`).join('')}</ul>`
  const [first = '', ...rest] = lines
  if (first.startsWith('## '))
    return [`<h2>${escaped(first.slice(3))}</h2>`, ...(rest.length > 0 ? [blockHtml(rest.join('\n'))] : [])].join('\n')
  return `<p>${lines.map(escaped).join('<br>')}</p>`
}

/** The text from which `htmlOf` makes this HTML; null: the HTML has more than such a text can express. */
export function textOf(stored: string): string | null {
  const html = withOneHeading(stored)
  const text = unescaped(
    html
      .replace(/<\/li>\s*/g, '')
      .replace(/(?<!\s)\s*<h2>/g, '\n\n## ')
      .replace(/<\/(?:h2|p|ul)>\s*/g, '\n\n')
      .replace(/<p>\s*/g, '<p>')
      .replace(/(?<!\s)\s*<p>/g, '\n\n')
      .replace(/(?<!\s)\s*<ul>\s*<li>/g, '\n\n- ')
      .replace(/<li>/g, '\n- ')
      .replace(/<br ?\/?>\s*/g, '\n'),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return plain(htmlOf(text)) === plain(html) ? text : null
}

/** Turns headings into `h2` if all have one level: the server moves them below the page's title anyway. */
function withOneHeading(html: string): string {
  const levels = new Set(html.match(/<h[1-6]>/g))
  return levels.size === 1 ? html.replace(/<(\/?)h[1-6]>/g, '<$1h2>') : html
}

/** The HTML in a normal form, for comparison. */
const plain = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<br ?\/>/g, '<br>')
    .replace(/ ?(<\/?(?:h2|p|ul|li|br)>) ?/g, '$1')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .trim()
