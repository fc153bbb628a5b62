import { access, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { buildStyles } from './styles.js'

/**
 * Declarations take most of a build and nobody here reads them, for sources are checked and run as sources: the script
 * `types` of a package adds them to its built code, before it is published.
 */
const isTypes = process.env.npm_lifecycle_event === 'types'

/** Entries that only hand on what is in shared files come with a map of nothing: it goes, and so does what points to it. */
const withoutEmptyMaps = {
  name: 'without-empty-maps',
  async buildEnd({ writtenFiles }) {
    for (const { name } of writtenFiles) {
      if (!name.endsWith('.js.map')) continue
      const { mappings } = JSON.parse(await readFile(name, 'utf8'))
      const file = name.slice(0, -'.map'.length)
      const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
      const end = lines.findLastIndex((line) => !line.startsWith('//# sourceMappingURL=')) + 1
      const pointers = mappings === '' ? [] : lines.slice(end).slice(-1)
      if (end < lines.length) await writeFile(file, [...lines.slice(0, end), ...pointers, ''].join('\n'))
      if (mappings === '') await rm(name)
    }
  },
}

/** One style sheet of all that `src/styles.css` imports; the folders of fonts and drawings beside its parts are copied. */
const styles = {
  name: 'styles',
  async buildEnd() {
    const hasSheet = await access('src/styles.css').then(
      () => true,
      () => false,
    )
    if (hasSheet) await buildStyles('src/styles.css', 'dist/styles.css')
    const entries = await readdir('src/styles', { withFileTypes: true }).catch(() => [])
    for (const { name } of entries.filter((entry) => entry.isDirectory()))
      await cp(join('src/styles', name), join('dist', name), { recursive: true })
  },
}

/** How every package is built: ESM, one file per entry, dependencies left outside. `dts`: what declarations are made of. */
export const library = ({ dts = {}, ...options } = {}) =>
  defineConfig({
    entry: ['src/index.ts'],
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    dts: isTypes && { ...dts, only: true },
    clean: !isTypes,
    splitting: true,
    sourcemap: true,
    treeshake: true,
    plugins: [withoutEmptyMaps, styles],
    ...options,
  })

/** Packages of the workspace, and hundreds of small files that every start of a program would look for and read, one by one. */
const INSIDE =
  /^(?:@store\/(?:core|api-client|telemetry|template)|@aws-sdk|@smithy|drizzle-orm|hono|libphonenumber-js|zod)/

/** How a server program is built: for Node, from the source of workspace packages, and with what starts slowly inside. */
export const program = (options = {}) =>
  library({
    platform: 'node',
    target: 'node20',
    noExternal: [INSIDE],
    // A second pass over what esbuild has shaken already is for what others bundle.
    treeshake: false,
    esbuildOptions(esbuild) {
      esbuild.conditions = ['@store/source']
    },
    ...options,
  })
