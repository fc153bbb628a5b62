import { defineConfig } from 'tsup'

/** How every package is built: ESM, types beside the code, one file per entry, dependencies left outside. */
export const library = (options = {}) =>
  defineConfig({
    entry: ['src/index.ts'],
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    dts: true,
    clean: true,
    splitting: true,
    sourcemap: true,
    treeshake: true,
    ...options,
  })

/** Hundreds of small files that every start of a program would look for and read, one by one. */
const MANY_FILES = /^(?:@store\/(?:core|api-client|template-)|drizzle-orm|hono|libphonenumber-js|zod)/

/** How a server program is built: as a library, for Node, without types, and with what starts slowly inside. */
export const program = (options = {}) =>
  library({ platform: 'node', target: 'node20', dts: false, noExternal: [MANY_FILES], ...options })
