import { mkdtemp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import type { TestProject } from 'vitest/node'

/** Vitest's global setup: the tool as a program, built from this source once for the run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Beside the API's dependencies, which are not in the bundle; our own packages are.
  const home = await mkdtemp(fileURLToPath(new URL('../../../api/node_modules/.feria-', import.meta.url)))
  await build({
    entry: { feria: fileURLToPath(new URL('../feria.ts', import.meta.url)) },
    outDir: home,
    format: 'esm',
    target: 'node20',
    config: false,
    silent: true,
    external: [/^[@a-z]/],
    noExternal: [/^@store\/(?!postgres)/, ...INSIDE],
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module";const require = requireFrom(import.meta.url);',
    },
    esbuildOptions: (options) => {
      options.conditions = ['@store/source']
    },
  })
  provide('operatorTool', home)
  return () => rm(home, { recursive: true })
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of `feria.js`. */
    operatorTool: string
  }
}

const INSIDE = [
  ...['commander', 'cli-progress', 'csv-parse', 'fastest-levenshtein', 'marked', 'yauzl', 'yazl', 'zod'],
  ...['drizzle-orm', 'hono', 'libphonenumber-js'],
  ...['string-width', 'strip-ansi', 'ansi-regex', 'emoji-regex', 'is-fullwidth-code-point', 'pend', 'buffer-crc32'],
]
