import { createSocket, type Socket } from 'node:dgram'
import { decode, encode } from 'dns-packet'

/**
 * A name server with a few TXT and address records. They may change while it runs. It does not answer at
 * all for names in `silent`.
 */
export async function nameServer(
  texts: Readonly<Record<string, string>>,
  addresses: Readonly<Record<string, string>> = {},
  silent: ReadonlySet<string> = new Set(),
): Promise<Socket> {
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const question = decode(message)
    const [asked] = question.questions ?? []
    const name = asked?.name.toLowerCase() ?? ''
    if (silent.has(name)) return
    const text = asked?.type === 'TXT' ? texts[name] : undefined
    const data = asked?.type === 'A' ? addresses[name] : undefined
    const answers = [
      ...(text ? [{ type: 'TXT' as const, name, ttl: 1, data: text }] : []),
      ...(data ? [{ type: 'A' as const, name, ttl: 1, data }] : []),
    ]
    const NXDOMAIN = 3
    const flags = (question.flags ?? 0) | (answers.length > 0 ? 0 : NXDOMAIN)
    socket.send(
      encode({ ...{ type: 'response', id: question.id ?? 0, flags }, questions: question.questions ?? [], answers }),
      port,
      address,
    )
  })
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound))
  return socket
}
