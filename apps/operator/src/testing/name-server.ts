import { createSocket, type Socket } from 'node:dgram'
import { decode, encode } from 'dns-packet'

/** A name server that knows a few texts. */
export async function nameServer(texts: Readonly<Record<string, string>>): Promise<Socket> {
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const question = decode(message)
    const [asked] = question.questions ?? []
    const text = asked?.type === 'TXT' ? texts[asked.name.toLowerCase()] : undefined
    const answers = text && asked ? [{ type: 'TXT' as const, name: asked.name, ttl: 1, data: text }] : []
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
