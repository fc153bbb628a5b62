import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vitePlugin as remix } from '@remix-run/dev'
import { compressedAssets } from '@store/tsup/compressed-assets'
import { lightningcss } from '@store/tsup/styles'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

/** Workspace packages are read as their source, as everywhere but in what is published (docs/decisions/083-source-everywhere.md). */
const SOURCE = '@store/source'

export default defineConfig({
  // A path that no shop's address begins with.
  base: '/build/',
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions], externalConditions: [SOURCE, 'node'] },
    // Packages of the controls are bundled: the server needs a hundredth of them.
    noExternal: [
      /^@store\//,
      /^(@?react-(aria|stately)|@react-types|@internationalized)\b/,
      /^(@dnd-kit|@tiptap)\//,
      /^prosemirror-/,
      '@simplewebauthn/browser',
    ],
  },
  plugins: [
    // React Aria has its own words in thirty languages.
    { ...optimizeLocales.vite({ locales: ['es-ES', 'en-US', 'pt-BR', 'fr-FR'] }), enforce: 'pre' },
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        // It would add a request for a manifest of a kilobyte to every page.
        v3_lazyRouteDiscovery: false,
      },
    }),
    compressedAssets(),
  ],
  css: { transformer: 'lightningcss', lightningcss },
  build: {
    manifest: true,
    reportCompressedSize: false,
    target: ['chrome109', 'edge109', 'firefox115', 'safari16'],
    // Every visitor would load a font or picture inside a style sheet.
    assetsInlineLimit: 0,
  },
})
