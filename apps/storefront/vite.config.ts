import { createRequire } from 'node:module'
import { vitePlugin as remix } from '@remix-run/dev'
import { compressedAssets } from '@store/tsup/compressed-assets'
import { lightningcss } from '@store/tsup/styles'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { chunkNames, directImports } from './framework/chunking.ts'
import { fastElements } from './framework/fast-elements.ts'
import { fittedSheets } from './framework/fitted-sheets.ts'
import { guardedReload } from './framework/guarded-reload.ts'
import { minifiedScript } from './framework/minified-script.ts'
import { smallSchemas } from './framework/small-schemas.ts'
import { isOn } from './framework/switches.mjs'
import { trimming } from './framework/trimming.ts'

/**
 * Workspace packages are loaded as source, as everywhere except in published packages
 * (docs/decisions/083-source-everywhere.md).
 */
const SOURCE = '@store/source'

const list: typeof import('@store/templates/list.json') = createRequire(import.meta.url)('@store/templates/list.json')

export default defineConfig(({ command, isSsrBuild = false }) => ({
  // A path prefix that no page's address has.
  base: command === 'build' ? '/build/' : '/',
  define: { 'import.meta.env.FRAMEWORK_OFF': JSON.stringify(process.env.FRAMEWORK_OFF ?? '') },
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions], externalConditions: [SOURCE, 'node'] },
    // Node does not run their TypeScript; templates from npm are bundled like those of the repository.
    noExternal: [/^@store\//, ...list.templates.map(({ package: name }) => name)],
  },
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        // It would add a request to every page, to save a manifest of a kilobyte.
        v3_lazyRouteDiscovery: false,
      },
    }),
    isOn('guarded-reload') && guardedReload(),
    isOn('fast-elements') && fastElements(),
    isOn('small-schemas') && smallSchemas(),
    isOn('trimming') && trimming(),
    isOn('chunking') && directImports(),
    fittedSheets(),
    isOn('compressed-assets') && compressedAssets(),
    isOn('early-events') && minifiedScript(),
  ],
  css: { transformer: 'lightningcss', lightningcss },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT || 3000),
    strictPort: true,
    allowedHosts: (process.env.STORE_DOMAINS || 'localhost').split(',').map((domain) => `.${domain.trim()}`),
    // The data folder contains secrets and mails.
    fs: { allow: ['../..'], deny: ['.env', '.env.*', '**/.data/**'] },
    // Pictures are stored by the API and served under the shop's own origin, as by the edge.
    proxy: { '/media': { target: process.env.API_URL || 'http://127.0.0.1:4000', changeOrigin: true } },
  },
  build: {
    manifest: true,
    // It takes two seconds of every build; the tests of budgets measure the sizes more exactly.
    reportCompressedSize: false,
    target: ['chrome109', 'edge109', 'firefox115', 'safari16'],
    // A font or picture inside a style sheet is downloaded by every visitor.
    assetsInlineLimit: 0,
    // The document itself preloads what a page's scripts request (framework/chunks.server.ts), so lists of dependencies
    // contain only style sheets: not the files of each template, on every page, nor those of each screen that the kit
    // renders.
    modulePreload: {
      resolveDependencies: (_file, files, { hostId }) =>
        /\/(?:shell|drawn-screens)-[\w-]+\.js$/.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // Saves four kilobytes, compared to esbuild, of what every page loads.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    ...(!isSsrBuild && isOn('chunking') && { rollupOptions: { output: { manualChunks: chunkNames() } } }),
  },
}))
