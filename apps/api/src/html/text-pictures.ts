import sanitizeHtml from 'sanitize-html'

/** Everything as it is: what may be shown decides `safeHtml` afterwards. */
const UNTOUCHED: sanitizeHtml.IOptions = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true }

/** The pictures that a merchant's HTML names, as it names them, each once. */
export function picturesOfText(html: string): readonly string[] {
  const found = new Set<string>()
  withPictures(html, (src) => {
    found.add(src)
    return src
  })
  return [...found]
}

/** The text with its pictures where `srcOf` says they are; null leaves one out. */
export function withPictures(html: string, srcOf: (src: string) => string | null): string {
  if (!/<img\b/i.test(html)) return html
  return sanitizeHtml(html, {
    ...UNTOUCHED,
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data', 'javascript'],
    transformTags: {
      img: (tagName, { src = '', srcset: _sizes, ...attribs }) => {
        const kept = src === '' ? null : srcOf(src)
        return { tagName, attribs: kept === null ? {} : { ...attribs, src: kept } }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}
