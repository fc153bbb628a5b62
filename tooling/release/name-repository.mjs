import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { publishedPackages } from './packages.mjs'

/** Provenance asks each package which repository it is from. The job that publishes knows; a checkout need not. */
const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY } = process.env
if (GITHUB_REPOSITORY)
  for (const { path, manifest } of await publishedPackages()) {
    const url = `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`
    const repository = { type: 'git', url, directory: `packages/${basename(path)}` }
    await writeFile(join(path, 'package.json'), `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`)
  }
