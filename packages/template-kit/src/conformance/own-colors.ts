import { TOKEN_PROPERTIES } from '../tokens.ts'

/** The files of the machine that runs the tests; the kit's own code is written for browsers and knows none. */
type Files = {
  readonly existsSync: (path: string) => boolean
  readonly readdirSync: (folder: string, options: { readonly recursive: true; readonly encoding: 'utf8' }) => string[]
  readonly readFileSync: (path: string, encoding: 'utf8') => string
}
const FILES: string = 'node:fs'

/** A rule about the whole page: the template's root, alone or in a scheme or a width. */
const WHOLE_PAGE = /^(?:(?:\[data-template[^\]]*\])+|:root|html|&|@(?:media|variant|layer|supports)\b.*)$/

/**
 * The colours that a style sheet sets for the whole page. They have one home, `settings.ts`: from there they come into
 * each page's head with the merchant's, and the kit proves that they can be read. A part of a page may have its own.
 */
export function colorsOfPage(css: string): readonly string[] {
  const within: string[] = []
  const found: string[] = []
  // Even entries are text, odd ones the sign that ends it.
  const parts = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').split(/([{};])/)
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [said = '', end] = [parts[at]?.trim(), parts[at + 1]]
    const [property = ''] = said.split(':')
    if (end === '{') within.push(said)
    else if (TOKEN_PROPERTIES.includes(property.trim()) && within.every((rule) => WHOLE_PAGE.test(rule)))
      found.push(said)
    if (end === '}') within.pop()
  }
  return found
}

/** The same of all style sheets beside a file of tests, each with its file; none where there are no styles. */
export async function colorsInStyles(testPath: string): Promise<readonly string[]> {
  const { existsSync, readdirSync, readFileSync }: Files = await import(/* @vite-ignore */ FILES)
  const folder = `${testPath.slice(0, Math.max(testPath.lastIndexOf('/'), testPath.lastIndexOf('\\')))}/styles`
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => colorsOfPage(readFileSync(`${folder}/${file}`, 'utf8')).map((each) => `${file}: ${each}`))
}
