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

test('jobs that change nothing keep no credentials of the checkout', () => {
  for (const job of jobs.filter((each) => !/contents: write/.test(each)))
    expect(job).toMatch(/actions\/checkout@\S+ # \S+\n\s+with:\n\s+persist-credentials: false/)
})
