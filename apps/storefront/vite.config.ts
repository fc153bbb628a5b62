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
    smallManifest(),
    compressedAssets(),
  ],
  build: {
    manifest: true,
    target: ['chrome109', 'edge109', 'firefox115', 'safari16'],
    // A font or picture inside a style sheet is paid for by every visitor.
    assetsInlineLimit: 0,
    // The document itself fetches ahead what a page's scripts ask for (chunks.server.ts): only style sheets are left to
    // say, not the files behind each of the templates, on every page.
    modulePreload: {
      resolveDependencies: (_file, files, { hostId }) =>
        /\/shell-[\w-]+\.js$/.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files,
    },
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

/**
 * Remix's list of routes is on every page: without what is read as false or empty anyway, and without the routes that
 * only answer data, which the browser has no code for and leads to by no link. Half a kilobyte.
 */
function smallManifest(): Plugin {
  let folder = ''
  return {
    name: 'small-manifest',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    configResolved({ root }) {
      folder = join(root, 'build/client')
    },
    closeBundle() {
      const assets = join(folder, 'assets')
      const written = readdirSync(assets).filter((file) => /^manifest-[\da-f]{8}\.js$/.test(file))
      if (written.length !== 1) throw new Error(`Remix wrote ${written.length} lists of routes: see small-manifest.`)
      for (const name of written) {
        const [before = '', text = ''] = readFileSync(join(assets, name), 'utf8').split(
          /(?<=^window\.__remixManifest=)/,
        )
        const manifest = JSON.parse(text.replace(/;\s*$/, '')) as RouteList
        const withCode = Object.entries(manifest.routes).filter(
          ([, { module }]) => readFileSync(join(folder, module.replace(/^\/build\//, '')), 'utf8').trim() !== '',
        )
        const routes = Object.fromEntries(
          withCode.map(([id, { hasClientAction, hasClientLoader, hasAction, hasErrorBoundary, css, ...route }]) => [
            id,
            {
              ...route,
              ...(hasAction && { hasAction }),
              ...(hasErrorBoundary && { hasErrorBoundary }),
              ...(css.length > 0 && { css }),
            },
          ]),
        )
        writeFileSync(join(assets, name), `${before}${JSON.stringify({ ...manifest, routes })};`)
      }
    },
  }
}

type RouteList = {
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly module: string
        readonly css: readonly string[]
        readonly hasAction: boolean
        readonly hasErrorBoundary: boolean
        readonly hasClientAction: boolean
        readonly hasClientLoader: boolean
      }
    >
  >
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
