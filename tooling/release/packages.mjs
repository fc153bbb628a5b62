import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const bin = (name) => join(root, 'node_modules/.bin', name)
/** The command that runs pnpm, and its first arguments. */
export const pnpm = process.env.npm_execpath?.includes('pnpm')
  ? [process.execPath, process.env.npm_execpath]
  : ['npx', '-y', JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).packageManager]

/** Runs a program to its end; if it fails, the error has its output. */
export async function run(program, args, options = {}) {
  try {
    return (await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024, ...options })).stdout
  } catch (error) {
    const output = [error.stdout, error.stderr].filter((text) => text?.trim()).join('\n')
    throw new Error(`${[program, ...args].join(' ')}\n${output || error.message}`)
  }
}

/** The packages of `packages/` that are published to npm, with their manifests. */
export async function publishedPackages(workspace = root) {
  const found = []
  for (const folder of await readdir(join(workspace, 'packages'))) {
    const path = join(workspace, 'packages', folder)
    const manifest = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'))
    if (!manifest.private) found.push({ path, name: manifest.name, manifest })
  }
  return found
}

/** The packages that others import; the workshop is a program. */
export const libraries = (packages) => packages.filter(({ manifest }) => manifest.exports)

/** Packs a package as it would be published. @returns the archive's path */
export async function pack({ path, name }, destination) {
  const own = join(destination, name.replaceAll('/', '-'))
  await mkdir(own, { recursive: true })
  const [program, ...args] = pnpm
  await run(program, [...args, 'pack', '--pack-destination', own], { cwd: path })
  return join(own, (await readdir(own))[0])
}
