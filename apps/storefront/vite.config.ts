import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
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
    compressedAssets(),
  ],
  build: {
    manifest: true,
    target: ['chrome109', 'edge109', 'firefox115', 'safari16'],
    // A font or picture inside a style sheet is paid for by every visitor.
    assetsInlineLimit: 0,
  },
})

/** Remix reloads without limit when a route's code does not load; ours goes where the visitor was going, once a minute (S10). */
function guardedReload(): Plugin {
  const theirs = 'window.location.reload();'
  return {
    name: 'guarded-reload',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@remix-run/react') || !id.endsWith('/routeModules.js') || !id.includes('/esm/')) return null
      if (!code.includes(theirs)) throw new Error('Remix no longer reloads where guarded-reload expects it: see S10.')
      return code.replace(theirs, 'if (!window.__reloadOnce()) throw error;')
    },
  }
}

/** Hashed files never change: compressed once, as small as they get. */
function compressedAssets(): Plugin {
  let folder = ''
  return {
    name: 'compressed-assets',
    apply: 'build',
    configResolved(config) {
      folder = config.build.ssr ? '' : join(config.build.outDir, 'assets')
    },
    closeBundle() {
      if (!folder) return
      for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
        const content = readFileSync(join(folder, name))
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
