import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { root } from './pages.mjs'

/** The anchor of a heading, as code hosts form it, since links between the files use those. */
export const slugOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

/**
 * Rewrites a page's links for the site: to another page its address, to a picture its copy, to any other file of the
 * repository its address at the host. Code is left unchanged.
 *
 * @param page `source`, its path in the repository, and `text`
 * @param site `addressOf`: the address of each page by its source; `anchorsOf`: the headings of each; `repository`: the base
 * address of the repository's files, or null, which replaces such links by their text
 * @returns {{ text: string, pictures: readonly string[], dead: readonly string[] }} pictures as paths in the repository, and
 * dead links
 */
export function linkPage({ source, text }, { addressOf, anchorsOf, repository }) {
  const pictures = new Set()
  const dead = []
  const link = (whole, mark, words, target) => {
    if (/^(?:[a-z]+:|\/\/)/.test(target)) return whole
    const [path, anchor] = target.split('#')
    const file = path === '' ? source : normalize(join(dirname(source), decodeURI(path))).replace(/\/$/, '')
    const page = [file, `${file}/README.md`].find((each) => addressOf.has(each))
    if (page) {
      if (anchor && !anchorsOf.get(page)?.has(decodeURI(anchor))) dead.push(target)
      return `${mark}[${words}](/${addressOf.get(page)}${anchor ? `#${anchor}` : ''})`
    }
    if (file.startsWith('..') || !existsSync(join(root, file))) {
      dead.push(target)
      return whole
    }
    if (mark === '!') {
      pictures.add(file)
      return `![${words}](/files/${file})`
    }
    const kind = statSync(join(root, file)).isDirectory() ? 'tree' : 'blob'
    return repository === null ? words : `[${words}](${repository}/${kind}/main/${file})`
  }
  return {
    text: outsideCode(text, (part) =>
      part.replaceAll(/(!?)\[([^[\]]{0,500}|!\[[^[\]]{0,200}\]\([^()\s]{1,200}\))\]\(([^()\s]{1,500})\)/g, link),
    ),
    pictures: [...pictures],
    dead,
  }
}

/** The anchors of a page's headings; repeated ones get numbers. */
export function anchorsIn(text) {
  const anchors = new Set()
  let fenced = false
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) fenced = !fenced
    const [, heading] = (!fenced && /^#{1,6} (.+)$/.exec(line)) || []
    if (!heading) continue
    const slug = slugOf(heading.replaceAll(/\[([^[\]]{0,200})\]\([^()]{0,500}\)/g, '$1'))
    let name = slug
    for (let at = 1; anchors.has(name); at++) name = `${slug}-${at}`
    anchors.add(name)
  }
  return anchors
}

/** Applies a change to text outside of fenced blocks and backticks. */
function outsideCode(text, change) {
  return text
    .split(/(^[ \t]*```[\s\S]*?^[ \t]*```[ \t]*$)/m)
    .map((block, at) => (at % 2 === 1 ? block : changeProse(block, change)))
    .join('')
}

/** Link texts may contain code, which is replaced by placeholders meanwhile. */
function changeProse(block, change) {
  const codes = []
  // Code is between two equal runs of backticks; an unmatched run is text.
  const rows = block.split(/(`{1,10})/)
  let plain = ''
  for (let at = 0; at < rows.length; at++) {
    const end = at % 2 === 1 ? rows.findIndex((row, later) => later > at && later % 2 === 1 && row === rows[at]) : -1
    if (end < 0) {
      plain += rows[at]
      continue
    }
    plain += `\0${codes.push(rows.slice(at, end + 1).join('')) - 1}\0`
    at = end
  }
  return change(plain)
    .split('\0')
    .map((part, at) => (at % 2 === 1 ? codes[Number(part)] : part))
    .join('')
}
