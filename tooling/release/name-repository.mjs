import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { publishedPackages } from './packages.mjs'

/** Provenance asks each package which repository it is from, npm shows its page there. The job that publishes knows; a checkout need not. */
const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY } = process.env
if (GITHUB_REPOSITORY)
  for (const { path, manifest } of await publishedPackages()) {
    const page = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
    const directory = `packages/${basename(path)}`
    const repository = { type: 'git', url: `git+${page}.git`, directory }
    const homepage = `${page}/tree/main/${directory}#readme`
    await writeFile(join(path, 'package.json'), `${JSON.stringify({ ...manifest, homepage, repository }, null, 2)}\n`)
  }
