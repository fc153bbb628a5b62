import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Checks that changesets can be read as release notes: plain sentences for existing packages, no headings. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.changeset')
const packages = new Set()
for (const name of await readdir(join(root, 'packages')))
  packages.add(JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8')).name)

const problems = []
for (const file of (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md')) {
  const text = await readFile(join(folder, file), 'utf8')
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const named = [...head.matchAll(/^["']?(@store\/[\w-]+)["']?:\s*(major|minor|patch)$/gm)].map((match) => match[1])
  if (named.length === 0) problems.push(`${file}: names no package with major, minor or patch`)
  for (const name of named) if (!packages.has(name)) problems.push(`${file}: ${name} is not a published package`)
  if (!body.trim()) problems.push(`${file}: says nothing`)
  if (/^#/m.test(body)) problems.push(`${file}: has a heading; write sentences`)
}
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
