import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const READY_MS = 30_000

export async function startProgram({ folder, script = './serve.mjs', port, env }) {
  const child = spawn(process.execPath, ['--import', '@store/sandbox/processor-time', script], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const ended = () => new Error(`the program in ${folder} has ended: ${output.slice(-2_000)}`)
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  for (const until = Date.now() + READY_MS; !(await isReady()); await pause(100)) {
    if (hasEnded()) throw ended()
    if (Date.now() > until) throw new Error(`the program in ${folder} is not ready: ${output.slice(-2_000)}`)
  }
  async function processorTime() {
    const answer = new Promise((resolve, reject) => {
      if (hasEnded()) reject(ended())
      const listen = (message) => {
        // The program also sends a message when it is ready.
        if (!('user' in message)) return
        child.off('message', listen)
        resolve(message)
      }
      child.on('message', listen)
    })
    child.send('processor time')
    const { user, system } = await answer
    return (user + system) / 1000
  }
  async function stop() {
    if (hasEnded()) return
    const exited = once(child, 'exit')
    child.kill()
    await exited
  }
  return { port, output: () => output, processorTime, stop }
}

export async function freePort() {
  const server = http.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

export function forward(request, response, { port, headers = request.headers }) {
  const { method, url: path } = request
  const onward = http.request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}
