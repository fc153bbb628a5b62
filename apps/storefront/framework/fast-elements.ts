import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OURS = fileURLToPath(new URL('./server-jsx.ts', import.meta.url))

/** Replaces React's `jsx` by `server-jsx.ts` in the server's build. */
export function fastElements(): Plugin {
  return {
    name: 'fast-elements',
    enforce: 'pre',
    apply: ({ mode }, { isSsrBuild }) => isSsrBuild === true && mode === 'production',
    resolveId: (id, importer) => (id === 'react/jsx-runtime' && importer !== OURS ? OURS : null),
  }
}
