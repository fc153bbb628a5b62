import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { access, constants, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { ARCHIVE_REPORT_HEADER, ArchiveReport } from '@store/api-client/manage'
import { isOnlineMethod, methodsThrough, PAYMENT_PROVIDERS } from '@store/core'
import { type InShop, problemIn, withApi, withShop } from '../../api.ts'
import { command, type Json } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { answer, note, print } from '../../print.ts'
import { openProgress } from '../../progress.ts'
import { absolutePath } from '../../terminal.ts'
import { eventsIn } from '../webhooks.ts'
import { shopName } from './shop-create.ts'

/** Milliseconds to export a shop, or to import its archive once it was uploaded. */
const PATIENCE = 60 * 60_000

export const shopExport = () =>
  command('export', 'Write a whole shop into one file', [
    'shop export mercado mercado.feria',
    'shop export mercado mercado-with-orders.feria --orders',
  ])
    .argument('<shop>', 'subdomain of the shop')
    .argument('<file>', 'the archive to write')
    .option('--orders', 'with its orders and subscribers, and so with personal data')
    .option('--force', 'write over a file that is there')
    .action(async (subdomain: string, path: string, options: Json & { orders?: boolean; force?: boolean }) => {
      const file = absolutePath(path)
      if (existsSync(file) && !options.force)
        throw new Complaint(`${path} is there already. Choose another name, or write over it with --force.`)
      await access(dirname(file), constants.W_OK).catch(() => {
        throw new Complaint(`Nothing can be written into ${dirname(file)}. Choose another folder.`)
      })
      await withShop(subdomain, async ({ manage, shop, params }) => {
        const query = options.orders ? { orders: '1' as const } : {}
        const archive = await manage.exportShop({ params, query }, { timeout: PATIENCE })
        await writeWhole(file, archive, options.json === true)
        const report = ArchiveReport.parse(JSON.parse(archive.headers.get(ARCHIVE_REPORT_HEADER) ?? '{}'))
        for (const picture of report.missing) note(`The picture ${picture} is not kept, and left out.`)
        answer(options, { shop: shop.subdomain, file: path, ...report }, () =>
          print(`${shop.name} is in ${path}: ${partsOf(report)}`),
        )
      })
    })

/** Written completely or not at all, readable by its owner only. */
async function writeWhole(path: string, { body, headers }: Response, quiet: boolean): Promise<void> {
  if (!body) throw new Complaint('The API answered with an empty archive.')
  const part = `${path}.${process.pid}.part`
  try {
    const progress = progressOf(basename(path), Number(headers.get('content-length') ?? 0), quiet)
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600 })
    await pipeline(Readable.fromWeb(body as ReadableStream), progress, file)
    await rename(part, path)
  } catch (problem) {
    await rm(part, { force: true })
    throw problem
  }
}

/** Passes bytes on, and shows the progress. */
function progressOf(title: string, total: number, quiet: boolean): Transform {
  const progress = openProgress(title, quiet)
  let done = 0
  return new Transform({
    transform(chunk: Buffer, _, passOn) {
      done += chunk.length
      progress.show(Math.round(done / 1000), Math.round(total / 1000))
      passOn(null, chunk)
    },
    flush(passOn) {
      progress.close()
      passOn()
    },
  })
}

export const shopImport = () =>
  command('import', 'Import a shop from such a file, as a new shop', [
    'shop import mercado.feria --subdomain mercado-copy',
  ])
    .argument('<file>', 'the archive')
    .option('--subdomain <name>', "its address here, if not the archive's", shopName)
    .action(async (path: string, options: Json & { readonly subdomain?: string }) => {
      const archive = absolutePath(path)
      const found = await stat(archive).catch(() => null)
      if (!found?.isFile()) throw refused(path, 'there is no such file')
      await withApi(async (manage) => {
        const { subdomain } = options
        const bytes = createReadStream(archive).pipe(progressOf(basename(path), found.size, options.json === true))
        const file = Readable.toWeb(bytes) as globalThis.ReadableStream
        const imported = await manage
          .importShop({ query: { ...(subdomain && { subdomain }) }, file }, { timeout: PATIENCE })
          .catch((error: unknown) => {
            throw whyNot(error, path, subdomain) ?? error
          })
        printImported(imported)
        const { kind, shop, products, orders, subscribers, pictures, domains, refused: left } = imported
        const report = { products, orders, subscribers, pictures }
        const result = { kind, shopId: shop.id, ...report, domainsLeft: domains.left, refused: left }
        answer(options, { shop: shop.subdomain, ...result, open: shop.open }, () => {
          if (kind === 'known') print(`${shop.name} was imported from this archive before: nothing was changed`)
          else print(`${shop.name} is here: ${partsOf(report)}`)
          print(`${shop.url}${shop.open ? '' : ' (closed)'}`)
        })
      })
    })

type Imported = Awaited<ReturnType<InShop['manage']['importShop']>>

/** The parts that were left out, and settings the merchant has to repeat because archives do not contain them. */
function printImported({ shop, refused: left, domains, missing }: Imported): void {
  const { subdomain, name } = shop
  for (const { what, reason } of left) note(`${what} was left out: ${reason}.`)
  for (const domain of domains.left)
    note(`${domain} is that of another shop here, or no domain of its own, and left out.`)
  for (const domain of domains.kept)
    note(`${domain} opens it once it points here: feria domain verify ${domain} --shop ${subdomain}`)
  const { accessCodes, webhooks, accounts, marketplaceToken } = missing
  if (accessCodes) note(`${name} is locked, and the archive has no codes: feria codes add --shop ${subdomain}`)
  for (const { url, events, buyers } of webhooks)
    note(
      `Its webhook ${url} is not carried, nor is its secret: ` +
        `feria webhooks add '${url}' --events ${eventsIn(events)}${buyers ? ' --buyers' : ''} --shop ${subdomain}`,
    )
  const online = accounts.filter(isOnlineMethod)
  const providers = PAYMENT_PROVIDERS.filter((one) => methodsThrough(one).some((each) => online.includes(each)))
  if (providers.length > 0)
    note(
      `Payments by ${online.join(', ')} need an account, and none is carried: ` +
        `feria payments set ${providers.join('|')} --shop ${subdomain}`,
    )
  if (marketplaceToken)
    note(`${name} offers the marketplace, whose token is not carried: feria marketplace on --shop ${subdomain}`)
}

const refused = (path: string, reason: string) =>
  new Complaint(`${path} is not an archive that can be imported: ${reason}. Nothing was changed.`)

/** The sentence for a refused import; null: the reason is not about the archive. */
function whyNot(error: unknown, path: string, requested: string | undefined): Complaint | null {
  const { code, errors = [] } = problemIn(error) ?? {}
  const [wrong] = errors
  if (wrong?.path === 'archive') return refused(path, String(wrong.params?.reason ?? wrong.message))
  if (code === 'running')
    return new Complaint(
      'Somebody is importing a shop under this name right now. Wait until that is done, then run this again.',
    )
  const subdomain = String(wrong?.params?.subdomain ?? requested)
  if (wrong?.path !== 'subdomain') return null
  return new Complaint(
    wrong.code === 'taken'
      ? `The subdomain "${subdomain}" is that of another shop. Choose another with --subdomain.`
      : `"${subdomain}" cannot be an address here. Choose another with --subdomain.`,
  )
}

const partsOf = (parts: {
  readonly products: number
  readonly pictures: number
  readonly orders: number | null
  readonly subscribers: number | null
}) =>
  [
    `${parts.products} products`,
    `${parts.pictures} pictures`,
    parts.orders === null ? 'no orders' : `${parts.orders} orders`,
    parts.subscribers === null ? 'no subscribers' : `${parts.subscribers} subscribers`,
  ].join(', ')
