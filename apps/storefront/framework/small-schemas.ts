import type { Plugin } from 'vite'

/** Conform needs four functions of zod, which `zod/mini` has, too; full zod would be half of checkout's code. */
export function smallSchemas(): Plugin {
  return {
    name: 'small-schemas',
    enforce: 'pre',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    resolveId(id, importer) {
      return id === 'zod/v4' && importer?.includes('@conform-to/zod') ? this.resolve('zod/mini', importer) : null
    },
  }
}
