import { fitted } from '@store/tsup/styles'
import type { Plugin } from 'vite'

/**
 * Removes duplicates from templates' style sheets as their packages build them: the kit's tokens that are set once, and
 * repeated declarations.
 */
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
