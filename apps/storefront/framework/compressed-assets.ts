import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Hashed files never change: compressed once, as small as they get. Remix writes one of them, its manifest, with the server. */
export function compressedAssets(): Plugin {
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
