import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A proxy before any server of this machine, whatever it speaks, which can be cut and slowed. */
export async function openTcpProxy(target) {
  const open = new Set()
  let delay = 0
  let cut = false
  const server = net.createServer({ allowHalfOpen: true }, (client) => {
    if (cut) return client.destroy()
    const upstream = net.connect({ host: '127.0.0.1', port: target, allowHalfOpen: true })
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ]) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.once('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
    carry(client, upstream, () => delay)
    carry(upstream, client, () => 0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: server.address().port,
    /** From now on every connection is closed without an answer. */
    cut: () => {
      cut = true
      for (const each of open) each.destroy()
    },
    /** What is sent arrives so many milliseconds later; 0 mends everything. */
    slow: (ms) => {
      cut = false
      delay = ms
    },
    mend: () => {
      cut = false
      delay = 0
    },
    close: async () => {
      for (const each of open) each.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function carry(from, to, delayNow) {
  try {
    for await (const chunk of from) {
      if (delayNow() > 0) await pause(delayNow())
      if (!to.write(chunk)) await once(to, 'drain')
    }
    to.end()
  } catch {
    to.destroy()
  }
}
