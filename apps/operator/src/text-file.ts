import { extname } from 'node:path'
import { marked } from 'marked'
import { Complaint } from './complaint.ts'
import { textFile } from './reading.ts'

/**
 * A text a merchant wrote, as HTML: Markdown by its ending, HTML and plain text as they are. Not yet safe: whoever
 * stores it sanitises it.
 */
export async function articleText(path: string): Promise<{ readonly html: string; readonly title: string | null }> {
  const text = (await textFile(path)).replace(/^\ufeff/, '')
  if (text.trim() === '') throw new Complaint(`The file ${path} is empty.`)
  const isMarkdown = ['.md', '.markdown'].includes(extname(path).toLowerCase())
  return isMarkdown
    ? { html: await marked.parse(text), title: /^#\s+(.+?)\s*#*$/m.exec(text)?.[1] ?? null }
    : { html: text, title: /<h1[^>]*>([^<]+)<\/h1>/i.exec(text)?.[1]?.trim() ?? null }
}
