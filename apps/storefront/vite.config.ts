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

/** Workspace packages are read as their source, as everywhere but in what is published (docs/decisions/083-source-everywhere.md). */
const SOURCE = '@store/source'

const list: typeof import('@store/templates/list.json') = createRequire(import.meta.url)('@store/templates/list.json')

export default defineConfig(({ command, isSsrBuild = false }) => ({
  // A place of their own, which no address of a page begins with.
  base: command === 'build' ? '/build/' : '/',
  define: { 'import.meta.env.FRAMEWORK_OFF': JSON.stringify(process.env.FRAMEWORK_OFF ?? '') },
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions], externalConditions: [SOURCE, 'node'] },
    // Node reads no TypeScript; templates from npm are built in as those of the repository are.
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
        // One request more on every page, for a manifest of a kilobyte.
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
    // The data folder holds secrets and mails.
    fs: { allow: ['../..'], deny: ['.env', '.env.*', '**/.data/**'] },
    // Pictures live at the API and are shown at the shop's own origin, as by the edge.
    proxy: { '/media': { target: process.env.API_URL || 'http://127.0.0.1:4000', changeOrigin: true } },
  },
  build: {
    manifest: true,
    // Two seconds of every build, for a column that tests of budgets know better.
    reportCompressedSize: false,
    target: ['chrome109', 'edge109', 'firefox115', 'safari16'],
    // A font or picture inside a style sheet is paid for by every visitor.
    assetsInlineLimit: 0,
    // The document itself fetches ahead what a page's scripts ask for (framework/chunks.server.ts): only style sheets are left to
    // say, not the files behind each of the templates, on every page, nor those behind each screen that the kit draws.
    modulePreload: {
      resolveDependencies: (_file, files, { hostId }) =>
        /\/(?:shell|drawn-screens)-[\w-]+\.js$/.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // Four kilobytes less than esbuild on what every page loads.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    ...(!isSsrBuild && isOn('chunking') && { rollupOptions: { output: { manualChunks: chunkNames() } } }),
  },
}))
