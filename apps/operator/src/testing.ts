import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

type Said = { readonly code: number; readonly out: string; readonly err: string }

/** The tool as a program of its own (testing/build.ts), in folders that are gone after `close`. */
export type Tool = {
  /** Where the tool stands, and where files it is given lie. */
  readonly folder: string
  readonly program: string
  readonly environment: NodeJS.ProcessEnv
  readonly run: (...args: readonly string[]) => Promise<Said>
  /** What a command answers with `--json`; fails when it fails. */
  readonly json: (...args: readonly string[]) => Promise<unknown>
  /** A line as a person types it. */
  readonly type: (line: string) => Promise<Said>
  readonly close: () => Promise<void>
}

export async function openTool(databaseUrl: string, variables: NodeJS.ProcessEnv = {}): Promise<Tool> {
  const home = await mkdtemp(join(inject('operatorTool'), 'home-'))
  const folder = join(home, 'desk')
  await mkdir(folder)
  const program = join(inject('operatorTool'), 'feria.js')
  await writeFile(join(home, 'feria'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`)
  await chmod(join(home, 'feria'), 0o755)
  const environment = {
    ...{ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, '.data'), STORE_DOMAINS: 'localhost' },
    ...{ PATH: `${home}:${process.env.PATH}`, NO_COLOR: '1', TZ: 'UTC', ...variables },
  }
  const start = (file: string, args: readonly string[]) =>
    new Promise<Said>((done) => {
      const options = { cwd: folder, env: environment, maxBuffer: 100_000_000 }
      execFile(file, args, options, (error, out, err) => done({ code: error ? Number(error.code) : 0, out, err }))
    })
  const run = (...args: readonly string[]) => start(process.execPath, [program, ...args])
  return {
    ...{ folder, program, environment, run },
    json: async (...args) => {
      const { code, out, err } = await run(...args, '--json')
      if (code !== 0) throw new Error(`feria ${args.join(' ')}: ${err}`)
      return JSON.parse(out) as unknown
    },
    type: (line) => start('/bin/sh', ['-c', line]),
    close: () => rm(home, { recursive: true }),
  }
}
