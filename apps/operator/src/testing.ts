import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { addPlatformKey } from '@store/api/keys'
import { diskStorage } from '@store/api/media'
import { listenTo, type TestDatabase, testApi } from '@store/api/testing'
import { inject } from 'vitest'
import { run } from './run.ts'

type Output = { readonly code: number; readonly out: string; readonly err: string }

type Services = NonNullable<Parameters<typeof testApi>[1]>

/** Runs commands in this process. */
type Commands = {
  readonly run: (...args: readonly string[]) => Promise<Output>
  /** The output of a command with `--json`; fails if the command fails. */
  readonly json: (...args: readonly string[]) => Promise<unknown>
}

/** The tool in a temporary folder that `close` removes, with the API it calls, in this process. */
export type Tool = Commands & {
  /** The working folder of the tool, for its files. */
  readonly folder: string
  readonly environment: NodeJS.ProcessEnv
  /** The tool with an API with other services. */
  readonly withApi: (services: Partial<Services>) => Promise<Commands>
  /** The tool in another environment, with this on its standard input. */
  readonly as: (variables: NodeJS.ProcessEnv, input?: string) => Commands
  /** Runs a line as typed, in a shell: there `feria` is the program that testing/build.ts built. */
  readonly type: (line: string) => Promise<Output>
  readonly close: () => Promise<void>
}

export async function openTool(
  db: TestDatabase,
  variables: NodeJS.ProcessEnv = {},
  services: Partial<Services> = {},
): Promise<Tool> {
  const home = await mkdtemp(join(tmpdir(), 'feria-desk-'))
  const folder = join(home, 'desk')
  await mkdir(folder)
  const program = join(inject('operatorTool'), 'feria.js')
  await writeFile(join(home, 'feria'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`)
  await chmod(join(home, 'feria'), 0o755)
  const dataDir = join(folder, '.data')
  const media = diskStorage(dataDir)
  const { PAYMENT_SECRET: secret = 'only for tests', PAYMENT_SANDBOX_URL: sandbox = null } = variables
  const publicUrl = variables.PUBLIC_API_URL ?? 'http://api.test'
  const nameServers = variables.DNS_SERVERS?.split(',') ?? []
  const payments = { secrets: [secret], sandbox, publicUrl, shopPort: 3000 } as const
  const apis: { readonly close: () => Promise<void> }[] = []
  const startApi = async (args: Partial<Services> = {}) => {
    const api = await listenTo(testApi(db, { media, nameServers, payments, ...args }).app)
    apis.push(api)
    return api.url
  }
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: db.url,
    DATA_DIR: dataDir,
    STORE_DOMAINS: 'localhost',
    FERIA_URL: await startApi(services),
    FERIA_TOKEN: await addPlatformKey(db, 'tests'),
    XDG_CONFIG_HOME: join(home, 'config'),
    PATH: `${home}:${process.env.PATH}`,
    NO_COLOR: '1',
    TZ: 'UTC',
    ...variables,
  }
  return {
    folder,
    environment,
    ...commandsIn(folder, environment),
    withApi: async (args) => commandsIn(folder, { ...environment, FERIA_URL: await startApi({ payments, ...args }) }),
    as: (args, input) => commandsIn(folder, { ...environment, ...args }, input),
    type: (line) =>
      new Promise((done) => {
        const options = { cwd: folder, env: environment, maxBuffer: 100_000_000 }
        execFile('/bin/sh', ['-c', line], options, (error, out, err) =>
          done({ code: error ? Number(error.code) : 0, out, err }),
        )
      }),
    close: async () => {
      for (const api of apis) await api.close()
      await rm(home, { recursive: true })
    },
  }
}

function commandsIn(folder: string, env: NodeJS.ProcessEnv, input = ''): Commands {
  const commands: Commands = {
    async run(...args) {
      const output = { out: '', err: '' }
      const code = await run(args, {
        env,
        cwd: () => folder,
        stdin: Readable.from([input]),
        stdout: { write: (text) => (output.out += text) },
        stderr: { write: (text) => (output.err += text) },
      })
      return { code, ...output }
    },
    async json(...args) {
      const { code, out, err } = await commands.run(...args, '--json')
      if (code !== 0) throw new Error(`feria ${args.join(' ')}: ${err}`)
      return JSON.parse(out) as unknown
    },
  }
  return commands
}
