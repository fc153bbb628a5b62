import * as z from 'zod'
import { OrderLineOfFile, ProductLine, SubscriberLine, VisitLine } from './lines.ts'
import { FORMAT, Manifest, VERSION } from './manifest.ts'
import { ShopFile } from './schema.ts'
import { type Archive, refusal } from './zip.ts'

export type CheckedArchive = {
  readonly shop: ShopFile
  readonly products: number
  readonly orders: number | null
  readonly subscribers: number | null
  readonly hasVisits: boolean
  /** The highest order number in it; 0: it has no orders. */
  readonly highestNumber: number
}

/** Reads and validates an archive to its last line before any of it is used. */
export async function checkArchive(archive: Archive): Promise<CheckedArchive> {
  const manifest = await manifestOf(archive)
  const shopText = archive.lines('shop.json')
  let text = ''
  for await (const line of shopText.each) text += `${line}\n`
  sameDigest(manifest, 'shop.json', shopText.digest())
  const shop = readAs(ShopFile, text, 'shop.json')

  const references = new Set<string>()
  await eachLine(archive, manifest, 'products.ndjson', ProductLine, ({ reference }, where) => {
    if (references.has(reference)) throw refusal(`${where} has the reference of an earlier product`)
    references.add(reference)
  })
  if (references.size !== manifest.products) throw refusal('it does not hold as many products as it says')
  if ((manifest.orders !== null) !== archive.has('orders.ndjson')) throw refusal('its orders are not what it says')

  let highestNumber = 0
  let orders = 0
  if (manifest.orders !== null)
    await eachLine(archive, manifest, 'orders.ndjson', OrderLineOfFile, ({ number }, where) => {
      if (number <= highestNumber) throw refusal(`${where} is not in the order of its numbers`)
      highestNumber = number
      orders++
    })
  if (orders !== (manifest.orders ?? 0)) throw refusal('it does not hold as many orders as it says')
  return {
    shop,
    products: references.size,
    orders: manifest.orders,
    highestNumber,
    subscribers: await countSubscribers(archive, manifest),
    hasVisits: await checkVisits(archive, manifest),
  }
}

async function countSubscribers(archive: Archive, manifest: z.output<typeof Manifest>): Promise<number | null> {
  if ((manifest.subscribers !== null) !== archive.has('subscribers.ndjson'))
    throw refusal('its subscribers are not what it says')
  if (manifest.subscribers === null) return null
  const known = new Set<string>()
  await eachLine(archive, manifest, 'subscribers.ndjson', SubscriberLine, ({ email }, where) => {
    if (known.has(email)) throw refusal(`${where} has the address of an earlier subscriber`)
    known.add(email)
  })
  if (known.size !== manifest.subscribers) throw refusal('it does not hold as many subscribers as it says')
  return known.size
}

async function checkVisits(archive: Archive, manifest: z.output<typeof Manifest>): Promise<boolean> {
  if ((manifest.visits !== null) !== archive.has('visits.ndjson')) throw refusal('its visits are not what it says')
  if (manifest.visits === null) return false
  let lines = 0
  await eachLine(archive, manifest, 'visits.ndjson', VisitLine, () => {
    lines++
  })
  if (lines !== manifest.visits) throw refusal('it does not hold as many counts of visits as it says')
  return true
}

async function manifestOf(archive: Archive): Promise<z.output<typeof Manifest>> {
  const text = (await archive.bytes('feria.json')).toString('utf8')
  const { version } = readAs(z.looseObject({ format: z.literal(FORMAT), version: z.int() }), text, 'feria.json')
  if (version > VERSION)
    throw refusal(`it was made by a newer tool (version ${version} of the format; we read up to ${VERSION})`)
  return readAs(Manifest, text, 'feria.json')
}

async function eachLine<Schema extends z.ZodType>(
  archive: Archive,
  manifest: z.output<typeof Manifest>,
  name: string,
  schema: Schema,
  see: (line: z.output<Schema>, where: string) => void,
): Promise<void> {
  const lines = archive.lines(name)
  let number = 0
  for await (const line of lines.each) {
    const where = `line ${++number} of ${name}`
    see(readAs(schema, line, where), where)
  }
  sameDigest(manifest, name, lines.digest())
}

function sameDigest({ digests }: z.output<typeof Manifest>, name: string, digest: string): void {
  if (digests[name] !== digest) throw refusal(`${name} is not what it was when the archive was made`)
}

function readAs<Schema extends z.ZodType>(schema: Schema, text: string, where: string): z.output<Schema> {
  const result = schema.safeParse(jsonOf(text, where))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const place = issue?.path.map(String).join('.')
  throw refusal(`${where} cannot be read (${place ? `${place}: ` : ''}${issue?.message})`)
}

function jsonOf(text: string, where: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refusal(`${where} is not JSON`)
  }
  if (!isStorable(value, DEEPEST)) throw refusal(`${where} holds what no database can keep`)
  return value
}

const DEEPEST = 50

/** Refuses texts with NUL characters or lone surrogates, and endless nesting. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value)
  if (value === null || typeof value !== 'object') return true
  return depth > 0 && Object.entries(value).every(([key, each]) => isStorable(key, 0) && isStorable(each, depth - 1))
}

/** The lines of a checked file, in small batches. */
export async function* pagesOf<Schema extends z.ZodType>(
  archive: Archive,
  name: string,
  schema: Schema,
  size: number,
): AsyncIterable<readonly z.output<Schema>[]> {
  let page: z.output<Schema>[] = []
  for await (const line of archive.lines(name).each) {
    page.push(readAs(schema, line, name))
    if (page.length < size) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
