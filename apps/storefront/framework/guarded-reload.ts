import type { Plugin } from 'vite'

/** Remix reloads without limit when a route's code does not load. This replacement loads the visitor's target once a minute at most, and then shows the error (S10). */
export function guardedReload(): Plugin {
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
