import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createOutage } from './outage.mjs'

/** A TCP proxy to a server of this machine, which can be cut and slowed. */
export async function openTcpProxy(target) {
  const open = new Set()
  const closeAll = () => {
    for (const each of open) each.destroy()
  }
  const outage = createOutage(closeAll)
  const server = net.createServer({ allowHalfOpen: true }, (client) => {
    if (outage.isCut()) return client.destroy()
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
    carry(client, upstream, outage.delay)
    carry(upstream, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: server.address().port,
    ...outage.controls,
    close: async () => {
      closeAll()
      server.close()
      await once(server, 'close')
    },
  }
}

async function carry(from, to, delay = () => 0) {
  try {
    for await (const chunk of from) {
      if (delay() > 0) await pause(delay())
      if (!to.write(chunk)) await once(to, 'drain')
    }
    to.end()
  } catch {
    to.destroy()
  }
}
