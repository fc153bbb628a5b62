import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folder = new URL('../../.github/workflows/', import.meta.url)
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
const jobs = workflows.flatMap(({ text }) =>
  text
    .slice(text.indexOf('\njobs:'))
    .split(/\n(?= {2}[\w-]+:\n)/)
    .slice(1),
)

describe.each(workflows)('$name', ({ text }) => {
  test('names every action by commit, for a tag can be moved', () => {
    const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([])
  })

  test('gives no job a right it does not ask for', () => expect(text).toMatch(/^permissions: \{\}$/m))
})

test('only the job that publishes knows the registry token, and it runs no script of a dependency', () => {
  const trusted = jobs.filter((job) => /NPM_TOKEN|id-token: write/.test(job))
  expect(trusted.map((job) => job.split(':')[0].trim())).toEqual(['publish'])
  expect(trusted[0]).not.toMatch(/build|\.ci\/run|install(?!.*--ignore-scripts)/)
})

test('of what was built beside dependencies, the job that publishes takes the built folders only', () => {
  const extracts = jobs.flatMap((job) => job.match(/tar --extract .*$/gm) ?? [])
  expect(extracts).toEqual([
    "tar --extract --gzip --file built.tgz --wildcards --no-wildcards-match-slash 'packages/*/dist'",
  ])
})

test('no job keeps the credentials of its checkout', () => {
  for (const job of jobs)
    expect(job).toMatch(
      /actions\/checkout@\S+ # \S+\n\s+with:\n(?:\s+(?:#.*|fetch-depth: 0)\n)*\s+persist-credentials: false/,
    )
})
