import sanitizeHtml from 'sanitize-html'

/** Settings that change nothing else: `safeHtml` decides afterwards what may be shown. */
const UNTOUCHED: sanitizeHtml.IOptions = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true }

/** The addresses of the pictures in a merchant's HTML, as written there, each once. */
export function picturesOfText(html: string): readonly string[] {
  const found = new Set<string>()
  withPictures(html, (src) => {
    found.add(src)
    return src
  })
  return [...found]
}

/** The text with the picture addresses that `srcOf` returns; null removes a picture. */
export function withPictures(html: string, srcOf: (src: string) => string | null): string {
  if (!/<img\b/i.test(html)) return html
  return sanitizeHtml(html, {
    ...UNTOUCHED,
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data', 'javascript'],
    transformTags: {
      img: (tagName, { src = '', srcset: _sizes, ...attribs }) => {
        const allowed = src === '' ? null : srcOf(src)
        return { tagName, attribs: allowed === null ? {} : { ...attribs, src: allowed } }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}
