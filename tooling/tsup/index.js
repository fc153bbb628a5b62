import { access, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { buildStyles } from './styles.js'

/**
 * Declarations take most of a build and are not needed here, as sources are checked and run as sources: a package's script
 * `types` adds them before it is published.
 */
const isTypes = process.env.npm_lifecycle_event === 'types'

/** Removes empty source maps, and the references to them, of entries that only re-export shared files. */
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

/**
 * Builds one style sheet from `src/styles.css` and its imports; the folders of fonts and drawings beside them are copied.
 */
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

/** The build of every package: ESM, one file per entry, dependencies external. `dts`: the options of declarations. */
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

/**
 * Bundled packages: those of the workspace, and those of hundreds of small files, which every start would read one by one.
 */
const INSIDE =
  /^(?:@store\/(?:core|api-client|telemetry|template)|@aws-sdk|@smithy|drizzle-orm|hono|libphonenumber-js|zod)/

/**
 * The build of a server program: for Node, from the source of workspace packages, with slow-starting dependencies bundled.
 */
export const program = (options = {}) =>
  library({
    platform: 'node',
    target: 'node20',
    noExternal: [INSIDE],
    // esbuild has already shaken the tree; Rollup's second pass only helps code that others bundle.
    treeshake: false,
    esbuildOptions(esbuild) {
      esbuild.conditions = ['@store/source']
    },
    ...options,
  })
