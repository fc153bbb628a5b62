import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

export function newDeviceKeys() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return { ecdh, auth: randomBytes(16) }
}

export function openNotice(body, { ecdh, auth }) {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const derived = (name, length) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const sealed = body.subarray(21 + keyLength)
  const opened = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  opened.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}

export async function openPushService() {
  const received = []
  const state = { status: 201 }
  const server = createServer(async (request, response) => {
    received.push({ path: request.url, headers: request.headers, body: Buffer.concat(await request.toArray()) })
    response.writeHead(state.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${server.address().port}`
  return {
    received,
    subscribe(path, { ecdh, auth }) {
      const p256dh = ecdh.getPublicKey().toString('base64url')
      return { endpoint: url + path, p256dh, auth: auth.toString('base64url') }
    },
    answer(status) {
      state.status = status
    },
    close: () => server.close(),
  }
}
