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

/** How a server program is built: as a library, for Node, without types. */
export const program = (options = {}) => library({ platform: 'node', target: 'node20', dts: false, ...options })
