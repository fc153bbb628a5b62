import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { ARCHIVE_REPORT_HEADER, manageEndpoints as calls } from '@store/api-client/manage'
import { isOnlineMethod, isShopName, shopUrl } from '@store/core'
import { type ImportReport, importShop } from '../../archives/file/import-shop.ts'
import { type CheckedArchive, checkArchive } from '../../archives/file/read-archive.ts'
import { writeArchive } from '../../archives/file/write-archive.ts'
import { ArchiveRefused, openArchive } from '../../archives/file/zip.ts'
import { inShop } from '../../database/open.ts'
import type { Services } from '../../services.ts'
import { findShop } from '../../shops/store/shops.ts'
import { may } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'

export function archiveRoutes(manage: Management): void {
  manage.outside(calls.exportShop, async (_, { shopId, services, query, caller }) => {
    const { db, media } = services
    const withPeople = query.orders === '1'
    if (withPeople && !may(caller, 'buyers:export')) throw new Refusal('forbidden', { needs: 'buyers:export' })
    const shop = await inShop(db, shopId, (tx) => findShop(tx, shopId))
    if (!shop) throw new Refusal('notFound')
    const folder = await mkdtemp(join(tmpdir(), 'feria-export-'))
    const remove = () => rm(folder, { recursive: true, force: true })
    try {
      const path = join(folder, 'shop.feria')
      // Addresses of webhooks may contain tokens: only callers who may list webhooks get them in an export.
      const withWebhooks = may(caller, calls.listWebhooks.access)
      const report = await writeArchive({ db, media, shop, path, withPeople, withWebhooks })
      const file = createReadStream(path)
      file.once('close', () => void remove())
      return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
        headers: {
          'content-type': 'application/zip',
          'content-length': String((await stat(path)).size),
          'content-disposition': `attachment; filename="${shop.subdomain}.feria"`,
          // The archive's content, and the pictures that the shop names but that are missing.
          [ARCHIVE_REPORT_HEADER]: JSON.stringify({ ...report, missing: report.missing.slice(0, MOST_NAMED) }),
        },
      })
    } catch (error) {
      await remove()
      throw error
    }
  })

  manage.outside(calls.importShop, async (_, { services, query, fileAt }) => {
    const folder = await mkdtemp(join(tmpdir(), 'feria-import-'))
    try {
      const path = join(folder, 'shop.feria')
      await fileAt(path)
      return await importFrom(path, query.subdomain ?? null, services)
    } catch (error) {
      if (!(error instanceof ArchiveRefused)) throw error
      throw wrongField('archive', 'wrongFormat', { reason: error.message.slice(0, 500) })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** As many names as fit into a response header. */
const MOST_NAMED = 50

async function importFrom(path: string, newSubdomain: string | null, services: Services) {
  const archive = await openArchive(path)
  try {
    const checked = await checkArchive(archive)
    const subdomain = (newSubdomain ?? checked.shop.subdomain).toLowerCase()
    if (!isShopName(subdomain, services.domains)) throw wrongField('subdomain', 'wrongFormat', { subdomain })
    const { db, media, domains } = services
    const report = await importShop({ db, media, archive, checked, path, subdomain, domains })
    if (report.kind === 'busy') throw new Refusal('running', { retryAfter: 5 })
    if (report.kind === 'taken') throw wrongField('subdomain', 'taken', { subdomain })
    return answerOf(report, checked, subdomain, services)
  } finally {
    archive.close()
  }
}

function answerOf(
  report: Extract<ImportReport, { kind: 'imported' | 'known' }>,
  { shop }: CheckedArchive,
  subdomain: string,
  { domains, payments }: Services,
) {
  const { kind, shopId, products, orders, subscribers, pictures, domainsLeft, refused } = report
  const { name, open, templateId, accessGate, paymentMethods } = shop.settings
  const isNew = kind === 'imported'
  return {
    kind,
    shop: {
      id: shopId,
      subdomain,
      name,
      open,
      url: shopUrl({ subdomain, domain: null, templateId }, domains, payments.shopPort),
    },
    products,
    orders,
    subscribers,
    pictures,
    refused: [...refused],
    domains: {
      kept: isNew ? shop.domains.filter((domain) => !domainsLeft.includes(domain)) : [],
      left: [...domainsLeft],
    },
    missing: {
      accessCodes: Boolean(accessGate?.enabled) && shop.accessCodes.length === 0,
      webhooks: isNew ? webhooksOf(shop) : [],
      accounts: isNew ? paymentMethods.filter(isOnlineMethod) : [],
      marketplaceToken: isNew && shop.marketplace === true,
    },
  }
}

/** The shop's webhooks, from an archive of any version. */
const webhooksOf = ({ webhooks, orderHook }: CheckedArchive['shop']) =>
  orderHook === null ? webhooks : [{ url: orderHook, events: ['order.created' as const], buyers: false }]
