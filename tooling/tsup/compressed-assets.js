import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/**
 * Compresses hashed files once, at the highest level, as they never change. Remix writes its manifest with the server build.
 */
export function compressedAssets() {
  let folder = ''
  return {
    name: 'compressed-assets',
    apply: 'build',
    configResolved({ root }) {
      folder = join(root, 'build/client/assets')
    },
    async closeBundle() {
      const files = readdirSync(folder)
      const waiting = files
        .filter((file) => /\.(js|css|svg|json)$/.test(file) && !files.includes(`${file}.br`))
        .values()
      const compress = async () => {
        for (const name of waiting) {
          const content = await readFile(join(folder, name))
          const [brotli, gzipped] = await Promise.all([asBrotli(content), asGzip(content, { level: 9 })])
          await writeFile(join(folder, `${name}.br`), brotli)
          await writeFile(join(folder, `${name}.gz`), gzipped)
        }
      }
      // Node compresses on four threads; more concurrent files would only wait.
      await Promise.all([compress(), compress()])
    },
  }
}
