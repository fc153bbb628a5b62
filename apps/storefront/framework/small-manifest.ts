import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Remix's list of routes is in every page. This leaves out values that are false or empty, and routes that
 * only return data, for which the browser has no code or links. It saves half a kilobyte.
 */
export function smallManifest(): Plugin {
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
