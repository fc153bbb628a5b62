import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addPlatformKey } from '@store/api/keys'
import { listenTo, type TestDatabase, testApi } from '@store/api/testing'
import { inject } from 'vitest'

type Said = { readonly code: number; readonly out: string; readonly err: string }

type Services = NonNullable<Parameters<typeof testApi>[1]>

/**
 * The tool as a program of its own (testing/build.ts), in folders that are gone after `close`, with the API it asks on a
 * port of its own.
 */
export type Tool = {
  /** Where the tool stands, and where files it is given lie. */
  readonly folder: string
  readonly program: string
  readonly environment: NodeJS.ProcessEnv
  readonly run: (...args: readonly string[]) => Promise<Said>
  /** What a command answers with `--json`; fails when it fails. */
  readonly json: (...args: readonly string[]) => Promise<unknown>
  /** The tool with an API that is given other services. */
  readonly withApi: (services: Partial<Services>) => Promise<Pick<Tool, 'run' | 'json'>>
  /** The tool in another environment. */
  readonly as: (variables: NodeJS.ProcessEnv) => Pick<Tool, 'run' | 'json'>
  /** A line as a person types it. */
  readonly type: (line: string) => Promise<Said>
  readonly close: () => Promise<void>
}

export async function openTool(
  db: TestDatabase,
  variables: NodeJS.ProcessEnv = {},
  services: Partial<Services> = {},
): Promise<Tool> {
  const home = await mkdtemp(join(inject('operatorTool'), 'home-'))
  const folder = join(home, 'desk')
  await mkdir(folder)
  const program = join(inject('operatorTool'), 'feria.js')
  await writeFile(join(home, 'feria'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`)
  await chmod(join(home, 'feria'), 0o755)
  const dataDir = join(folder, '.data')
  const { PAYMENT_SECRET: secret = 'only for tests', PAYMENT_SANDBOX_URL: sandbox = null } = variables
  const publicUrl = variables.PUBLIC_API_URL ?? 'http://api.test'
  const nameServers = variables.DNS_SERVERS?.split(',') ?? []
  const payments = { secrets: [secret], sandbox, publicUrl, shopPort: 3000 } as const
  const apis: { readonly close: () => Promise<void> }[] = []
  const startApi = async (given: Partial<Services> = {}) => {
    const api = await listenTo(testApi(db, { dataDir, nameServers, payments, ...given }).app)
    apis.push(api)
    return api.url
  }
  const environment: NodeJS.ProcessEnv = {
    ...{ ...process.env, DATABASE_URL: db.url, DATA_DIR: dataDir, STORE_DOMAINS: 'localhost' },
    ...{
      FERIA_URL: await startApi(services),
      FERIA_TOKEN: await addPlatformKey(db, 'tests'),
      XDG_CONFIG_HOME: join(home, 'config'),
    },
    ...{ PATH: `${home}:${process.env.PATH}`, NO_COLOR: '1', TZ: 'UTC', ...variables },
  }
  const start = (file: string, args: readonly string[], env = environment) =>
    new Promise<Said>((done) => {
      const options = { cwd: folder, env, maxBuffer: 100_000_000 }
      execFile(file, args, options, (error, out, err) => done({ code: error ? Number(error.code) : 0, out, err }))
    })
  const toolIn = (env: NodeJS.ProcessEnv): Pick<Tool, 'run' | 'json'> => {
    const run = (...args: readonly string[]) => start(process.execPath, [program, ...args], env)
    const json = async (...args: readonly string[]) => {
      const { code, out, err } = await run(...args, '--json')
      if (code !== 0) throw new Error(`feria ${args.join(' ')}: ${err}`)
      return JSON.parse(out) as unknown
    }
    return { run, json }
  }
  return {
    ...{ folder, program, environment },
    ...toolIn(environment),
    withApi: async (given) => toolIn({ ...environment, FERIA_URL: await startApi({ payments, ...given }) }),
    as: (given) => toolIn({ ...environment, ...given }),
    type: (line) => start('/bin/sh', ['-c', line]),
    close: async () => {
      for (const api of apis) await api.close()
      await rm(home, { recursive: true })
    },
  }
}
