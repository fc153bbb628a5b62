import { extname } from 'node:path'
import { marked } from 'marked'
import { Complaint } from './complaint.ts'
import { textFile } from './reading.ts'

export type WrittenText = {
  /** Not sanitised: the API does that when it stores it. */
  readonly html: string
  /** Its first heading, and the text after it. */
  readonly title: string | null
  readonly afterTitle: string
}

/** A merchant's text as HTML: Markdown by its extension, HTML and plain text as they are. */
export async function writtenText(path: string): Promise<WrittenText> {
  const text = (await textFile(path)).replace(/^\ufeff/, '').trim()
  if (text === '') throw new Complaint(`The file ${path} is empty.`)
  const isMarkdown = ['.md', '.markdown'].includes(extname(path).toLowerCase())
  const html = isMarkdown ? await marked.parse(text) : text
  const heading = /^\s*<h1[^>]*>(.*?)<\/h1>/is.exec(html)
  if (!heading) return { html, title: null, afterTitle: html }
  const title = plainText(heading[1] ?? '')
  return { html, title: title || null, afterTitle: html.slice(heading[0].length).trim() }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const plainText = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
