import { type Plugin, transformWithEsbuild } from 'vite'

/** Minifies the file of the script that is written into every page; the rest of the server's code stays readable. */
export const minifiedScript = (): Plugin => ({
  name: 'minified-script',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  transform: (code, id) =>
    id.endsWith('/framework/early-events.ts')
      ? transformWithEsbuild(code, id, { minify: true, target: 'es2022' })
      : null,
})
