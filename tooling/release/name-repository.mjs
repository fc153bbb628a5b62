import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { publishedPackages } from './packages.mjs'

/**
 * Writes the repository's address into each manifest, which provenance needs and npm shows. Only the publishing job has it.
 */
const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY } = process.env
if (GITHUB_REPOSITORY)
  for (const { path, manifest } of await publishedPackages()) {
    const page = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
    const directory = `packages/${basename(path)}`
    const repository = { type: 'git', url: `git+${page}.git`, directory }
    const homepage = `${page}/tree/main/${directory}#readme`
    await writeFile(join(path, 'package.json'), `${JSON.stringify({ ...manifest, homepage, repository }, null, 2)}\n`)
  }
