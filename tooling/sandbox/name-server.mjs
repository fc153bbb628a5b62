import { createSocket } from 'node:dgram'
import { decode, encode } from 'dns-packet'

const NXDOMAIN = 3

export async function nameServer({ texts = {}, addresses = {}, names = {}, silent = new Set(), port = 0 } = {}) {
  const socket = createSocket('udp4')
  const record = (type, name, data) => ({ type, name, ttl: 1, data })
  /** The records of a name, or its CNAME with the target's records. */
  function answersTo(name, type) {
    const other = names[name]
    if (other) return [record('CNAME', name, other), ...(type === 'CNAME' ? [] : answersTo(other, type))]
    const data = { TXT: texts, A: addresses }[type]?.[name]
    return data ? [record(type, name, data)] : []
  }
  socket.on('message', (message, sender) => {
    const { id = 0, flags = 0, questions = [] } = decode(message)
    const [asked] = questions
    const name = asked?.name.toLowerCase() ?? ''
    if (silent.has(name)) return
    const answers = answersTo(name, asked?.type ?? '')
    const answer = { type: 'response', id, flags: flags | (answers.length > 0 ? 0 : NXDOMAIN), questions, answers }
    socket.send(encode(answer), sender.port, sender.address)
  })
  await new Promise((resolve, reject) => socket.once('error', reject).bind(port, '127.0.0.1', resolve))
  return socket
}
