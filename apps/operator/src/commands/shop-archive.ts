import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { providerNames } from '@store/api/payments'
import { isOnlineMethod, methodsThrough, shopUrl } from '@store/core'
import { importShop } from '../archive/import-shop.ts'
import { checkArchive } from '../archive/read-archive.ts'
import { writeArchive } from '../archive/write-archive.ts'
import { openArchive } from '../archive/zip.ts'
import { command, type Json } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { withDatabase } from '../connection.ts'
import { answer, note } from '../print.ts'
import { domains, port } from '../product.ts'
import { openProgress } from '../progress.ts'
import { withShop } from '../shop-of.ts'
import { mayBeShopName, shopName } from './shop-create.ts'

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
      if (existsSync(path) && !options.force)
        throw new Complaint(`${path} is there already. Choose another name, or write over it with --force.`)
      await access(dirname(resolve(path)), constants.W_OK).catch(() => {
        throw new Complaint(`Nothing can be written into ${dirname(resolve(path))}. Choose another folder.`)
      })
      await withShop(subdomain, async ({ db, dataFolder, shop }) => {
        const progress = openProgress(basename(path), options.json === true)
        const report = await writeArchive({
          ...{ db, dataFolder, shop, path, withPeople: options.orders === true, onProgress: progress.show },
        })
        progress.close()
        for (const file of report.missing) note(`The picture ${file} is not in the data folder, and left out.`)
        answer(options, { shop: shop.subdomain, file: path, ...report }, () =>
          console.log(`${shop.name} is in ${path}: ${partsOf(report)}`),
        )
      })
    })

export const shopImport = () =>
  command('import', 'Import a shop from such a file, as a new shop', [
    'shop import mercado.feria --subdomain mercado-copy',
  ])
    .argument('<file>', 'the archive')
    .option('--subdomain <name>', "its address here, if not the archive's", shopName)
    .action(async (path: string, options: Json & { readonly subdomain?: string }) => {
      const archive = await openArchive(path)
      try {
        const checked = await checkArchive(archive, path)
        const subdomain = options.subdomain ?? checked.shop.subdomain
        if (!mayBeShopName(subdomain))
          throw new Complaint(`"${subdomain}" cannot be an address here. Choose another with --subdomain.`)
        await withDatabase(async ({ db, dataFolder }) => {
          const progress = openProgress(basename(path), options.json === true)
          const onProgress = progress.show
          const report = await importShop({ db, dataFolder, archive, checked, path, subdomain, onProgress })
          progress.close()
          if (report.kind === 'busy')
            throw new Complaint(
              `Somebody is importing a shop as "${subdomain}" right now. Wait until that is done, then run this again.`,
            )
          if (report.kind === 'taken')
            throw new Complaint(
              `The subdomain "${subdomain}" is that of another shop. Choose another with --subdomain.`,
            )
          const { name, open, templateId, accessGate, paymentMethods } = checked.shop.settings
          const online = paymentMethods.filter(isOnlineMethod)
          const providers = providerNames.filter((one) => methodsThrough(one).some((each) => online.includes(each)))
          for (const { what, reason } of report.refused) note(`${what} was left out: ${reason}.`)
          const isNew = report.kind === 'imported'
          for (const domain of isNew ? checked.shop.domains : [])
            note(
              report.domainsLeft.includes(domain)
                ? `${domain} is that of another shop here, or no domain of its own, and left out.`
                : `${domain} opens it once it points here: feria domain verify ${domain} --shop ${subdomain}`,
            )
          if (accessGate?.enabled && checked.shop.accessCodes.length === 0)
            note(`${name} is locked, and the archive has no codes: feria codes add --shop ${subdomain}`)
          if (isNew && checked.shop.orderHook !== null)
            note(
              `Its orders were told to ${checked.shop.orderHook}, whose secret is not carried: ` +
                `feria hook set '${checked.shop.orderHook}' --shop ${subdomain}`,
            )
          if (isNew && providers.length > 0)
            note(
              `Payments by ${online.join(', ')} need an account, and none is carried: ` +
                `feria payments set ${providers.join('|')} --shop ${subdomain}`,
            )
          if (isNew && checked.shop.marketplace)
            note(`${name} offers the marketplace, whose token is not carried: feria marketplace on --shop ${subdomain}`)
          answer(options, { shop: subdomain, ...report, open }, () => {
            if (report.kind === 'known')
              console.log(`${name} was imported from this archive before: nothing was changed`)
            else console.log(`${name} is here: ${partsOf(report)}`)
            console.log(
              `${shopUrl({ subdomain, domain: null, templateId }, domains(), port())}${open ? '' : ' (closed)'}`,
            )
          })
        })
      } finally {
        archive.close()
      }
    })

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
