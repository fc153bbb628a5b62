import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { findShopByName } from '@store/api/queries'
import { SingleBar } from 'cli-progress'
import { Command } from 'commander'
import { Complaint } from '../complaint.ts'
import { withDatabase } from '../connection.ts'
import { FORMATS } from '../import/formats/index.ts'
import { openImageFolder } from '../import/image-folder.ts'
import { type ImportReport, importProducts } from '../import/import-products.ts'
import { printJson, printTable } from '../print.ts'

export const importCommand = () =>
  new Command('import')
    .description(`bring products from a file: ${FORMATS.map(({ name }) => name).join(', ')}, recognised by its header`)
    .argument('<file>', 'the CSV file')
    .requiredOption('--shop <name>', 'subdomain of the shop')
    .option('--images <folder>', 'where pictures named in the file are found')
    .option('--json', 'print the report as JSON')
    .action(async (file: string, options: { shop: string; images?: string; json?: boolean }) => {
      const bytes = await readFile(file).catch(() => {
        throw new Complaint(`The file ${file} cannot be read. Give the path of an existing CSV file.`)
      })
      const findImage = options.images ? await openImageFolder(options.images) : null
      await withDatabase(async ({ db, dataFolder }) => {
        const shop = await findShopByName(db, options.shop)
        if (!shop) throw new Complaint(`There is no shop "${options.shop}". "feria shop list" shows them all.`)
        const progress = openProgress(basename(file), options.json === true)
        const report = await importProducts({
          db,
          shopId: shop.id,
          dataFolder,
          bytes,
          findImage,
          onProgress: progress.show,
        })
        progress.close()
        if (!report)
          throw new Complaint(
            `The header of ${file} is none we know. It should be an export of ${FORMATS.map(({ name }) => name).join(', ')}.`,
          )
        options.json ? printJson({ shop: shop.subdomain, ...report }) : printReport(report)
      })
    })

/** A bar on a terminal, a line at every tenth elsewhere, on standard error so that the report stays clean. */
function openProgress(title: string, quiet: boolean) {
  if (quiet) return { show: () => {}, close: () => {} }
  if (process.stderr.isTTY) {
    const bar = new SingleBar({
      format: `${title} {bar} {value}/{total} · {duration_formatted}`,
      hideCursor: true,
      clearOnComplete: false,
    })
    let started = false
    return {
      show: (done: number, total: number) => {
        if (started) bar.update(done)
        else bar.start(total, done)
        started = true
      },
      close: () => bar.stop(),
    }
  }
  let tenth = -1
  return {
    show: (done: number, total: number) => {
      const now = total === 0 ? 10 : Math.floor((done / total) * 10)
      if (now > tenth) process.stderr.write(`${title} ${done}/${total}\n`)
      tenth = now
    },
    close: () => {},
  }
}

function printReport({ format, created, updated, unchanged, refused, pictures }: ImportReport): void {
  for (const { line, name, reason } of refused) console.log(`row ${line}  ${name || '(no name)'}: ${reason}`)
  for (const reason of new Set(pictures.map((picture) => picture.reason))) {
    const names = pictures.filter((picture) => picture.reason === reason).map(({ name }) => name)
    const more = names.length > 5 ? ` … and ${names.length - 5} more` : ''
    console.log(`${names.length} pictures left out, ${reason}: ${names.slice(0, 5).join(', ')}${more}`)
  }
  console.log()
  printTable([{ format, created, updated, unchanged, refused: refused.length }])
}
