import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const templates = readdirSync(`${root}/packages`).filter((name) => name.startsWith('template-'))
const files = ['packages/core/src', 'apps/storefront/app', ...templates.map((name) => `packages/${name}/src`)]
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

/** The Spanish files: the other languages have the same keys. */
const DICTIONARY = /\/words\/(?:\w+\/)?(?:[\w-]+-)?es\.ts$/
const code = files
  .filter((file) => !file.includes('/words/'))
  .map(read)
  .join('\n')
const written = new Set([...code.matchAll(/['"`]([\w.]+)[?'"`]/g)].map((match) => match[1]))
/** Keys built from parts: `sort.${sort}` stands for every key of that pattern. */
const shapes = [...new Set([...code.matchAll(/`((?:[\w.]|\$\{[^{}`]+\})+)`/g)].map((match) => match[1] ?? ''))]
  .map((shape) => shape.replaceAll(/\$\{[^}]*\}/g, '*'))
  .filter((shape) => /\w\.|\.\w/.test(shape) && shape.includes('*'))
  .map((shape) => shape.replaceAll('.', '\\.').replaceAll('\\.*', '\\.\\w+').replaceAll('*', '[\\w.]+'))
  .map((shape) => new RegExp(`^${shape}$`))

test('every word of every dictionary is said by a page (T5)', () => {
  // Words of settings are on no page; `describeTemplate` compares them with the settings.
  const dictionaries = files.filter((file) => DICTIONARY.test(file) && !file.includes('/words/settings'))
  expect(dictionaries.length).toBeGreaterThan(templates.length)
  const unsaid = dictionaries.flatMap((file) =>
    [...read(file).matchAll(/^ {2}'?([\w.]+)'?:/gm)]
      .map(([, key = '']) => key)
      .filter((key) => !written.has(key) && !shapes.some((shape) => shape.test(key)))
      .map((key) => `${key} of ${file}`),
  )
  expect(unsaid).toEqual([])
})
