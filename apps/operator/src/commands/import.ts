import { basename } from 'node:path'
import { fetchPicture } from '@store/api/media'
import { DECIMAL_MARKS, type DecimalMark, FORMATS } from '@store/api/sheets'
import { withShop } from '../api.ts'
import { command, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { openImageFolder } from '../import/image-folder.ts'
import { type ImportReport, importProducts } from '../import/import-products.ts'
import { answer, counted, print, printTable } from '../print.ts'
import { openProgress } from '../progress.ts'
import { fileBytes, oneOf } from '../reading.ts'
import { absolutePath } from '../terminal.ts'

const MOST_BYTES = 500_000_000

type ImportOptions = OfShop & {
  /** False: `--no-images`. */
  readonly images?: string | false
  readonly removePictures?: boolean
  readonly decimals?: DecimalMark
}

export const importCommand = () =>
  command('import', `Import products from a file: ${FORMATS.map(({ name }) => name).join(', ')}, known by its header`, [
    'import products.csv --shop mercado --images ./pictures',
  ])
    .argument('<file>', 'the CSV file')
    .requiredOption(...SHOP)
    .option('--images <folder>', 'where pictures named in the file are found; others are fetched from their addresses')
    .option('--no-images', 'fetch no pictures')
    .option('--decimals <mark>', 'what stands before the cents: dot or comma', oneOf(DECIMAL_MARKS))
    .option('--remove-pictures', 'take off pictures that the file does not name, or that are not found')
    .action(async (file: string, options: ImportOptions) => {
      const bytes = await fileBytes(file, MOST_BYTES)
      if (bytes.length === 0) throw new Complaint(`${file} is empty.`)
      if (Buffer.from(bytes.subarray(0, 2)).toString('latin1') === 'PK')
        throw new Complaint(
          `${file} is no CSV file but an archive: import a whole shop with "feria shop import ${file}".`,
        )
      const fetchImage = options.images === false ? null : (address: string) => fetchPicture(address)
      const findImage = options.images ? await openImageFolder(absolutePath(options.images)) : null
      await withShop(options.shop, async (where) => {
        const progress = openProgress(basename(file), options.json === true)
        const { removePictures = false, decimals } = options
        const report = await importProducts({
          where,
          bytes,
          findImage,
          fetchImage,
          removePictures,
          ...(decimals && { decimals }),
          onProgress: progress.show,
        })
        progress.close()
        if (!report)
          throw new Complaint(
            `The header of ${file} is none we know. These columns are needed:${FORMATS.map(columnsOf).join('')}`,
          )
        answer(options, { shop: where.shop.subdomain, ...report }, () => printReport(report))
      })
    })

const columnsOf = ({ name, headers }: (typeof FORMATS)[number]) => `\n  ${name}: ${headers.join(', ')}`

const shortened = (text: string, most = 60) => (text.length > most ? `${text.slice(0, most)}…` : text)
/** Reasons may quote a cell of the file. */
const LONGEST_REASON = 200

function printReport(report: ImportReport): void {
  const { format, created, updated, unchanged, refused, notes, pictures, tagsLeftOut } = report
  for (const { line, name, reason } of refused)
    print(`row ${line}  ${shortened(name) || '(no name)'}: ${shortened(reason, LONGEST_REASON)}`)
  for (const { line, name, note } of notes) print(`row ${line}  ${shortened(name)}, taken: ${note}`)
  for (const reason of new Set(pictures.map((picture) => picture.reason))) {
    const names = pictures.filter((picture) => picture.reason === reason).map(({ name }) => name)
    const more = names.length > 5 ? ` … and ${names.length - 5} more` : ''
    print(`${counted(names.length, 'picture')} left out, ${reason}: ${names.slice(0, 5).join(', ')}${more}`)
  }
  if (tagsLeftOut)
    print(
      `tags of ${tagsLeftOut.products} products left out (${tagsLeftOut.examples.join(', ')}): "feria tags" makes filters`,
    )
  print()
  printTable([{ format, created, updated, unchanged, refused: refused.length }])
}
