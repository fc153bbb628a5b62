import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin } from 'vite'
import { chunkNames, directImports } from './chunking.ts'
import { trimming } from './trimming.ts'

export default defineConfig(({ isSsrBuild = false }) => ({
  // A place of their own, so that Express looks for no file behind the address of a page.
  base: '/build/',
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
    guardedReload(),
    smallSchemas(),
    trimming(),
    directImports(),
    compressedAssets(),
  ],
  build: {
    manifest: true,
    target: ['chrome109', 'edge109', 'firefox115', 'safari16'],
    // A font or picture inside a style sheet is paid for by every visitor.
    assetsInlineLimit: 0,
    // Four kilobytes less than esbuild on what every page loads.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: chunkNames() } } }),
  },
}))

/** Remix reloads without limit when a route's code does not load; ours goes where the visitor was going, once a minute, and then shows the error (S10). */
function guardedReload(): Plugin {
  const theirs = 'window.location.reload();'
  return {
    name: 'guarded-reload',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@remix-run/react') || !id.endsWith('/routeModules.js') || !id.includes('/esm/')) return null
      if (!code.includes(theirs)) throw new Error('Remix no longer reloads where guarded-reload expects it: see S10.')
      return code.replace(theirs, 'if (!window.__routeFailed()) return { default() { throw error } };')
    },
  }
}

/** Conform needs four functions of zod, which zod's small build has too; its full one would be half of checkout's code. */
function smallSchemas(): Plugin {
  return {
    name: 'small-schemas',
    enforce: 'pre',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    resolveId(id, importer) {
      return id === 'zod/v4' && importer?.includes('@conform-to/zod') ? this.resolve('zod/mini', importer) : null
    },
  }
}

/** Hashed files never change: compressed once, as small as they get. Remix writes one of them, its manifest, with the server. */
function compressedAssets(): Plugin {
  let folder = ''
  return {
    name: 'compressed-assets',
    apply: 'build',
    configResolved({ root }) {
      folder = join(root, 'build/client/assets')
    },
    closeBundle() {
      const files = readdirSync(folder)
      for (const name of files.filter((file) => /\.(js|css|svg|json)$/.test(file) && !files.includes(`${file}.br`))) {
        const content = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
