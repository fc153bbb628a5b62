import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { s3Trouble } from './s3-trouble.ts'
import type { S3Settings } from './settings.ts'
import { isFileName, isShopName, type Key, KINDS, type MediaStorage, StorageUnavailable } from './storage.ts'

/** Called after every call, with its duration and error. */
export type Observe = (operation: Operation, seconds: number, failure: Error | null) => void
type Operation = 'get' | 'head' | 'put' | 'delete' | 'list' | 'check'

/**
 * Milliseconds for a connection, for the response to one try (and between two chunks of its body), and for a call with all
 * its tries; `megabyte`: added for each that is sent; `pause`: see `called`.
 */
export type Timeouts = Readonly<Record<'connect' | 'answer' | 'call' | 'megabyte' | 'pause', number>>
const PATIENCE: Timeouts = { connect: 2_000, answer: 4_000, call: 9_000, megabyte: 1_000, pause: 2_000 }
const TRIES = 3
const MOST_CONNECTIONS = 64

/**
 * Stores pictures in a bucket of an S3-compatible service, as `{shop}/{kind}/{name}`: a shop's files can be listed, counted
 * and removed by prefix. A failure is a `StorageUnavailable`.
 */
export function s3Storage(
  { bucket: Bucket, endpoint, region, pathStyle, credentials }: S3Settings,
  observe: Observe = () => {},
  patience: Timeouts = PATIENCE,
): MediaStorage {
  const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS }
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    ...(endpoint !== null && { endpoint }),
    ...(credentials !== null && { credentials }),
    // Other services do not support the client's own checksums; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connect,
      requestTimeout: patience.answer,
      throwOnRequestTimeout: true,
      socketTimeout: patience.answer,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  const nameOf = ({ shop, kind, name }: Key) => `${shop}/${kind}/${name}`
  const timeFor = (bytes: number) => Math.ceil(bytes / 1_000_000) * patience.megabyte
  let pausedUntil = 0

  /**
   * Calls the service. When a call has failed in all its tries, others fail at once for a moment, so that requests do not
   * queue up while it hangs.
   */
  async function called<T>(operation: Operation, work: (signal: AbortSignal) => Promise<T>, bytes = 0): Promise<T> {
    if (operation !== 'check' && Date.now() < pausedUntil) throw new StorageUnavailable()
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), patience.call + timeFor(bytes))
    try {
      const answer = await work(limit.signal)
      pausedUntil = 0
      observe(operation, seconds(), null)
      return answer
    } catch (cause) {
      pausedUntil = Date.now() + patience.pause
      observe(operation, seconds(), cause as Error)
      throw new StorageUnavailable({ cause })
    } finally {
      clearTimeout(timer)
    }
  }

  const opened = (key: Key) =>
    called('get', async (abortSignal) => {
      const get = new GetObjectCommand({ Bucket, Key: nameOf(key) })
      const found = await nullIfMissing(client.send(get, { abortSignal }))
      return found && { size: found.ContentLength ?? 0, stream: found.Body as Readable }
    })

  const pageOf = (
    Prefix: string,
    more: Pick<ListObjectsV2CommandInput, 'ContinuationToken' | 'MaxKeys' | 'StartAfter'>,
  ) =>
    called('list', (abortSignal) => client.send(new ListObjectsV2Command({ Bucket, Prefix, ...more }), { abortSignal }))

  return {
    async read(key) {
      const found = await opened(key)
      if (!found) return null
      return buffer(found.stream).catch((cause) => {
        throw new StorageUnavailable({ cause })
      })
    },
    open: opened,
    size: (key) =>
      called('head', async (abortSignal) => {
        const head = new HeadObjectCommand({ Bucket, Key: nameOf(key) })
        return (await nullIfMissing(client.send(head, { abortSignal })))?.ContentLength ?? null
      }),
    write: (key, Body) => {
      const put = new PutObjectCommand({ Bucket, Key: nameOf(key), Body, ContentLength: Body.byteLength })
      const requestTimeout = patience.answer + timeFor(Body.byteLength)
      const send = async (abortSignal: AbortSignal) => void (await client.send(put, { abortSignal, requestTimeout }))
      return called('put', send, Body.byteLength)
    },
    async *list(shop, kind) {
      const prefix = nameOf({ shop, kind, name: '' })
      let ContinuationToken: string | undefined
      do {
        const page = await pageOf(prefix, { ContinuationToken })
        for (const { Key: key = '', Size: size = 0 } of page.Contents ?? []) {
          const name = key.slice(prefix.length)
          if (isFileName(name)) yield { name, size }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    // One call per file: services differ in how they delete a list of files.
    async remove(shop, onStep = () => {}) {
      for (const kind of KINDS) {
        const prefix = nameOf({ shop, kind, name: '' })
        for (;;) {
          const { Contents: found = [] } = await pageOf(prefix, {})
          if (found.length === 0) break
          onStep()
          for (const { Key: name } of found)
            await called('delete', (abortSignal) =>
              client.send(new DeleteObjectCommand({ Bucket, Key: name }), { abortSignal }),
            )
        }
      }
    },
    // One call per shop: not every service lists the folders of a bucket.
    async *shops() {
      let StartAfter = ''
      for (;;) {
        const [first] = (await pageOf('', { MaxKeys: 1, StartAfter })).Contents ?? []
        if (!first?.Key) return
        const shop = first.Key.split('/')[0] ?? ''
        if (isShopName(shop)) yield shop
        // After all of its files.
        StartAfter = `${shop}/~`
      }
    },
    async check() {
      try {
        await called('check', (abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }))
        return null
      } catch (error) {
        return s3Trouble((error as StorageUnavailable).cause, { bucket: Bucket, endpoint })
      }
    },
  }
}

/** Returns null for a missing file; a missing bucket has another error name. */
function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: Error) => {
    if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null
    throw error
  })
}
