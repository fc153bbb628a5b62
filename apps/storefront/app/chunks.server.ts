import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ScreenName } from '@store/template-kit'
import type { RootData } from '#app/root-data.ts'

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly assets?: readonly string[]
}

/** Vite's list of what it built, where Remix leaves it; nothing in development, where nothing is preloaded. */
const manifest: Readonly<Record<string, Chunk>> = readManifest()

function readManifest() {
  try {
    return JSON.parse(readFileSync(resolve('build/.vite/client-manifest.json'), 'utf8'))
  } catch {
    return {}
  }
}

export function chunkLinks(_root: RootData, _screen: ScreenName | null): string {
  return manifest ? '' : ''
}
