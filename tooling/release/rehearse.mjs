import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { tryInEmptyProject } from './empty-project.mjs'
import { bin, libraries, publishedPackages, root, run } from './packages.mjs'
import { openRegistry } from './registry.mjs'

/**
 * Rehearses a release without publishing anything: versions by changesets in a copy of the workspace, published to a
 * temporary registry, installed from there into an empty project, and run.
 */
const scratch = await mkdtemp(join(tmpdir(), 'feria-release-'))
const registry = await openRegistry(join(scratch, 'registry'))
try {
  const workspace = join(scratch, 'workspace')
  await copyWorkspace(workspace)
  await run(bin('changeset'), ['version'], { cwd: workspace })
  const packages = await publishedPackages(workspace)
  const versions = packages.map(({ name, manifest }) => `${name}@${manifest.version}`)
  process.stdout.write(`versions: ${versions.join(', ')}\n`)

  const env = { ...process.env, npm_config_registry: registry.url, NPM_CONFIG_USERCONFIG: await credentials(scratch) }
  await run(bin('changeset'), ['publish', '--no-git-tag'], { cwd: workspace, env })
  const published = await Promise.all(packages.map(({ name }) => registry.versionsOf(name)))
  for (const [index, { name, manifest }] of packages.entries())
    if (!published[index].includes(manifest.version)) throw new Error(`${name}@${manifest.version} was not published`)

  const imported = libraries(packages).map(({ name, manifest }) => `${name}@${manifest.version}`)
  process.stdout.write(await tryInEmptyProject(imported, ['--registry', registry.url]))
} catch (error) {
  process.stdout.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await registry.close()
  await rm(scratch, { recursive: true, force: true })
}

/** Copies what changesets and publishing read: the built packages, their pending changes, and the workspace. */
async function copyWorkspace(workspace) {
  const own = (path) => !path.split('/').includes('node_modules')
  for (const path of [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    '.changeset',
    'packages',
    'tooling/release/pnpm-only.mjs',
  ])
    await cp(join(root, path), join(workspace, path), {
      recursive: true,
      filter: (source) => own(source.slice(root.length)),
    })
  // Versions of workspace dependencies are read from the linked folders.
  const folders = (await readdir(join(workspace, 'packages'))).map((name) => join(workspace, 'packages', name))
  const manifests = await Promise.all(folders.map(manifestOf))
  const needed = new Set(manifests.flatMap((one) => Object.keys({ ...one.dependencies, ...one.devDependencies })))
  for (const name of await readdir(join(root, 'tooling'))) {
    const manifest = await manifestOf(join(root, 'tooling', name)).catch(() => null)
    if (!needed.has(manifest?.name)) continue
    const folder = join(workspace, 'tooling', name)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
    folders.push(folder)
  }
  const names = await Promise.all(folders.map(async (folder) => (await manifestOf(folder)).name))
  for (const folder of folders)
    for (const [index, name] of names.entries()) {
      const link = join(folder, 'node_modules', name)
      await mkdir(dirname(link), { recursive: true })
      await symlink(folders[index], link)
    }
  const git = (...args) => run('git', ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost', ...args])
  await git('init', '--quiet', '--initial-branch=main', workspace)
  await git('-C', workspace, 'add', '--all', '.changeset', 'package.json')
  await git('-C', workspace, 'commit', '--quiet', '--message', 'as it is')
}

async function manifestOf(folder) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}

/** Publishing clients need a token; this registry accepts any. */
async function credentials(folder) {
  const path = join(folder, 'npmrc')
  await writeFile(path, `${registry.url.replace('http:', '')}:_authToken=anybody\n`)
  return path
}
