import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinCluster } from '@store/postgres'
import pg from 'pg'
import { buildProgram } from '../testing/program.ts'

export type RunningProgram = { readonly child: ChildProcess; readonly url: string; readonly output: () => string }

export const SECRETS = {
  SHOPPER_SECRET: 'known to tests alone',
  PAYMENT_SECRET: 'known to tests alone',
  PUBLIC_KEY: 'key of tests',
}

/**
 * The API as it is shipped, built once for a test file of this name, with a separate data folder. `stopAll` after each test,
 * `remove` after the last.
 */
export async function openApiProgram(name: string) {
  const program = await buildProgram('serve.ts', name)
  const children = new Set<ChildProcess>()
  const folders: string[] = []
  const dataDir = await newFolder()

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'feria-serve-'))
    folders.push(folder)
    return folder
  }

  function launch(variables: Record<string, string>, options: { uid?: number; gid?: number } = {}) {
    // Neither LANG nor other variables of this machine: only what the program needs to run.
    const env = { PATH: process.env.PATH ?? '', API_PORT: '0', DATA_DIR: dataDir, ...SECRETS, ...variables }
    const child = spawn(process.execPath, [program], {
      ...options,
      env,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    children.add(child)
    let output = ''
    let complaint = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      complaint += chunk
    })
    const ended = new Promise<number | null>((done) =>
      child.once('exit', (code) => {
        children.delete(child)
        done(code)
      }),
    )
    const ready = new Promise<void>((done) => child.once('message', () => done()))
    return { child, ended, ready, output: () => output, complaint: () => complaint }
  }

  async function start(variables: Record<string, string> = {}, options = {}): Promise<RunningProgram> {
    const launched = launch(variables, options)
    const early = await Promise.race([launched.ready, launched.ended])
    if (early !== undefined) throw new Error(`stopped with ${early}: ${launched.complaint()}`)
    const url = /http:\S+/.exec(launched.output())?.[0] ?? ''
    return { child: launched.child, url, output: launched.output }
  }

  /** The output of a start that must fail, and its exit code. */
  async function refusal(variables: Record<string, string>) {
    const launched = launch(variables)
    const code = await launched.ended
    return { code, complaint: launched.complaint() }
  }

  return {
    dataDir,
    folders,
    newFolder,
    launch,
    start,
    refusal,
    stopAll: () => Promise.all([...children].map((child) => stop(child))),
    remove: async () => {
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  child.kill(signal)
  return ended
}

export const oneSentence = /^[A-Z][^\n]*[.]\n$/

export async function inDatabase<T extends object>(folder: string, question: string): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: (await joinCluster(folder)) ?? undefined })
  await client.connect()
  try {
    return (await client.query<T>(question)).rows[0]
  } finally {
    await client.end()
  }
}
