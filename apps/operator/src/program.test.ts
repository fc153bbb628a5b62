import { openTestDatabase, type TestDatabase } from '@store/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from './testing.ts'

// The built program, as a process, for what the other tests do not cover: they run commands in their own process.

let db: TestDatabase
let feria: Tool
beforeAll(async () => {
  db = await openTestDatabase()
  feria = await openTool(db)
})
afterAll(async () => {
  await feria.close()
  await db.close()
})

test('a line is typed, and answered on standard output, in words and as JSON', async () => {
  const created = await feria.type('feria shop create --subdomain ana --name "Ana y Eva"')
  expect(created).toEqual({ code: 0, out: 'Ana y Eva is open: http://ana.localhost:3000\n', err: '' })
  const { code, out, err } = await feria.type('feria shop list --json')
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out)).toMatchObject([{ subdomain: 'ana', name: 'Ana y Eva' }])
})

test('files are found where the line is typed, and keys on standard input', async () => {
  const { code, out } = await feria.type('mkdir below && cd below && feria products export all.csv --shop ana && ls')
  expect([code, out.trim().split('\n').at(-1)]).toEqual([0, 'all.csv'])
  const refused = await feria.type(`echo '{"password": "x"}' | feria payments set wompi --shop ana`)
  expect([refused.code, refused.out, refused.err]).toEqual([1, '', expect.stringContaining('password')])
})

test('help is asked for and ends with 0, or shown to whoever says nothing, with 1', async () => {
  const helped = await feria.type('feria --help')
  expect([helped.code, helped.err]).toEqual([0, ''])
  expect(helped.out).toMatch(/^Usage: feria [\s\S]*\nExamples:\n {2}feria shop list\n/)
  const of = await feria.type('feria shop create --help')
  expect([of.code, of.out]).toEqual([0, expect.stringContaining('Examples:\n  feria shop create --subdomain')])
  for (const line of ['feria', 'feria shop']) {
    const { code, out, err } = await feria.type(line)
    expect([line, code, out]).toEqual([line, 1, ''])
    expect(err).toContain('Usage: feria')
  }
})

test('a mistake ends with 1, its sentence on standard error', async () => {
  for (const [line, sentence] of [
    ['feria shp list', '(Did you mean shop?)'],
    ['feria shop list --jsn', '(Did you mean --json?)'],
    ['feria shop show aan', 'There is no shop "aan". Did you mean "ana"?\n'],
  ] as const) {
    const { code, out, err } = await feria.type(line)
    expect([code, out, err]).toEqual([1, '', expect.stringContaining(sentence)])
  }
})

test('whoever reads the answer may stop early', async () => {
  // The exit code of the first command in a pipe is printed to standard error, since nobody reads its output.
  const line = '{ feria template show --template 5 --shop ana --json; echo "ended with $?" >&2; } | true'
  const { err } = await feria.type(line)
  expect(err).toBe('ended with 0\n')
})
