import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isGlobal } from './global-tables.ts'

// Statements that a distributed PostgreSQL refuses although a plain one runs them (decision 182), found in the source.

const src = fileURLToPath(new URL('..', import.meta.url))
const FILES = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/test|^fuzz|^archives\/file/.test(name))
  .map((name) => ({ name, text: readFileSync(`${src}/${name}`, 'utf8') }))

const found = (pattern: RegExp, isWrong: (match: RegExpMatchArray) => boolean = () => true) =>
  FILES.flatMap(({ name, text }) => [...text.matchAll(pattern)].filter(isWrong).map(([match]) => `${name}: ${match}`))

test('settings of a transaction go along to the shop’s server: none is set by a function', () => {
  expect(FILES.length).toBeGreaterThan(200)
  expect(found(/set_config\(/g)).toEqual([])
})

test('a subquery asks for a column, so that its rows can be kept', () => {
  expect(found(/\bselect from\b/gi)).toEqual([])
})

test('rows that are inserted from a question say RETURNING or ON CONFLICT, since COPY knows no row-level security', () => {
  // To the end of the statement's text, or of the parentheses around it.
  const wrong = found(
    /insert into (\w+)(?: as \w+)? \([^)]*\)\s+select\b(?:\$\{`[^`]*`\}|[^`])*/g,
    ([text, table = '']) => !isGlobal(table) && !/\breturning\b|\bon conflict\b/.test(text),
  )
  expect(wrong).toEqual([])
})

test('what is there already takes the time of the row that was to be inserted', () => {
  expect(found(/do update set(?:\$\{`[^`]*`\}|[^`])*/g, ([text]) => /\bnow\(\)/.test(text))).toEqual([])
})
