import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))

/** The rows of the README's map that name folders, from the top. */
const rows = readFileSync(join(src, '../README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, where] = /^\| (`src\/.*?) \|/.exec(line) ?? []
    const folders = [...(where ?? '').matchAll(/`(?:src\/)?(?!src\/)([a-z]+)\//g)].map(([, name = '']) => name)
    return folders.length > 0 ? [folders] : []
  })
/** Files outside of folders that folders may import. */
const ROOT_FILES = ['services.ts', 'env.ts']
const rowOf = (folder: string) => rows.findIndex((folders) => folders.includes(folder))

/** Every import of one folder from another, or from a file beside the folders, as `folder/file.ts → what/is/imported.ts`. */
const imports = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => file.includes('/') && file.endsWith('.ts') && !/\.test\.ts$|^(?:testing|fuzz)\/|testing\.ts$/.test(file),
  )
  .flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) => ({
      file,
      imported: join(dirname(file), path),
    })),
  )
  .filter(({ file, imported }) => folderOf(file) !== folderOf(imported))

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : path
}

test('each folder imports from those after it in the map of the README alone (decision 079)', () => {
  expect(imports.length).toBeGreaterThan(100)
  const folders = new Set(imports.map(({ file }) => folderOf(file)))
  expect([...folders].filter((folder) => rowOf(folder) === -1)).toEqual([])
  const wrong = imports.filter(({ file, imported }) =>
    imported.includes('/') ? rowOf(folderOf(file)) >= rowOf(folderOf(imported)) : !ROOT_FILES.includes(imported),
  )
  expect(wrong.map(({ file, imported }) => `${file} → ${imported}`)).toEqual([])
})
