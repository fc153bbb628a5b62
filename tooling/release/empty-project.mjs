import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bin, libraries, publishedPackages, run } from './packages.mjs'

const consumer = fileURLToPath(new URL('./consumer', import.meta.url))

/** The most lines of code in a README's first example. */
const START_LINES = 10

/**
 * Tries the packages as another team would on its first day: an empty folder, `npm install`, the code of each README, and a
 * program that uses every package. `given`: the arguments of `npm install`, archives or names.
 */
export async function tryInEmptyProject(given, npmArgs = []) {
  const folder = await mkdtemp(join(tmpdir(), 'feria-empty-'))
  try {
    await cp(consumer, folder, { recursive: true })
    const others = ['react@^18.3.0', 'react-dom@^18.3.0', '@types/react@^18.3.0', '@types/react-dom@^18.3.0']
    const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', ['install', ...quiet, ...npmArgs, ...given, ...others], { cwd: folder })
    for (const { path, name } of libraries(await publishedPackages())) {
      const readme = await readFile(join(path, 'README.md'), 'utf8')
      checkStart(readme, name)
      for (const [index, code] of examplesOf(readme).entries())
        await writeFile(join(folder, `${name.split('/')[1]}-${index + 1}.tsx`), code)
    }
    await run(bin('tsc'), ['-p', '.'], { cwd: folder })
    return await run(process.execPath, ['use-everything.mjs'], { cwd: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function checkStart(readme, name) {
  const [, code] = /\n## Start\n\n```tsx?\n([\s\S]*?)```/.exec(readme) ?? []
  if (!code) throw new Error(`${name}: its README has no code under "Start"`)
  if (code.trim().split('\n').length > START_LINES)
    throw new Error(`${name}: its README starts with more than ${START_LINES} lines of code`)
}

/** Each TypeScript example of a README is a module; without an `export`, examples would share global names. */
const examplesOf = (readme) => [...readme.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code]) => `${code}export {}\n`)
