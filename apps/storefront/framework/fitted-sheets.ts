import { fitted } from '@store/tsup/styles'
import type { Plugin } from 'vite'

/** Style sheets of templates as their packages build them: without the kit's tokens that are set once, and without what is declared again. */
export function fittedSheets(): Plugin {
  return {
    name: 'fitted-sheets',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle))
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = fitted(Buffer.from(asset.source))
    },
  }
}
