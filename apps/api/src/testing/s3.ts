import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
const BUCKET = 'pictures'

/** An S3-compatible server, in a separate process with one empty bucket, to be stopped, suspended and started again. */
export async function openS3Server() {
  const folder = await mkdtemp(join(tmpdir(), 'feria-s3-'))
  const port = await freePort()
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    if (child) return
    const args = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--configure-bucket', BUCKET]
    // Its list tokens use a cipher that OpenSSL has retired.
    const node = ['--openssl-legacy-provider', '--no-deprecation', program]
    const started = spawn(process.execPath, [...node, ...args, '--no-vhost-buckets'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    let output = ''
    started.stderr.on('data', (chunk) => {
      output += chunk
    })
    await new Promise<void>((done, fail) => {
      started.stdout.once('data', () => done())
      started.once('exit', () => fail(new Error(output)))
    })
  }

  async function stop(): Promise<void> {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    start,
    stop,
    /** Makes it accept connections but not respond, until it resumes. */
    suspend: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
    /** The variables of a program that stores pictures in it. */
    variables: {
      MEDIA_S3_BUCKET: BUCKET,
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
