import { TOKEN_PROPERTIES } from '../tokens.ts'

/** Node's functions for files. The kit is compiled for browsers, without Node's types. */
type Files = {
  readonly existsSync: (path: string) => boolean
  readonly readdirSync: (folder: string, options: { readonly recursive: true; readonly encoding: 'utf8' }) => string[]
  readonly readFileSync: (path: string, encoding: 'utf8') => string
}
const FILES: string = 'node:fs'

/** A selector or at-rule that applies to the whole page: the template's root, alone or within a media query. */
const WHOLE_PAGE = /^(?:(?:\[data-template[^\]]*\])+|:root|html|&|@(?:media|variant|layer|supports)\b.*)$/

/**
 * The colour tokens that a style sheet sets for the whole page. They belong in `settings.ts`: from there they are combined with
 * the merchant's, corrected for contrast, and written into each page's head. A part of a page may set tokens.
 */
export function colorsOfPage(css: string): readonly string[] {
  const within: string[] = []
  const found: string[] = []
  // Even entries are text, odd ones the character that ends it.
  const parts = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').split(/([{};])/)
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [text = '', end] = [parts[at]?.trim(), parts[at + 1]]
    const [property = ''] = text.split(':')
    if (end === '{') within.push(text)
    else if (TOKEN_PROPERTIES.includes(property.trim()) && within.every((rule) => WHOLE_PAGE.test(rule)))
      found.push(text)
    if (end === '}') within.pop()
  }
  return found
}

/** `colorsOfPage` of all style sheets in the folder `styles` beside a test file, each with the file's name. */
export async function colorsInStyles(testPath: string): Promise<readonly string[]> {
  const { existsSync, readdirSync, readFileSync }: Files = await import(/* @vite-ignore */ FILES)
  const folder = `${testPath.slice(0, Math.max(testPath.lastIndexOf('/'), testPath.lastIndexOf('\\')))}/styles`
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => colorsOfPage(readFileSync(`${folder}/${file}`, 'utf8')).map((each) => `${file}: ${each}`))
}
