import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { withShop } from '../../api.ts'
import { command, type OfShop, SHOP } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { answer, print } from '../../print.ts'
import { absolutePath } from '../../terminal.ts'

export const productsExport = () =>
  command('export', 'Write every product to a file for spreadsheets, which "feria import" reads again', [
    'products export all-products.csv --shop mercado',
  ])
    .argument('<file>', 'a file that is not there yet')
    .requiredOption(...SHOP)
    .action(async (file: string, options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { body } = await manage.exportProducts({ params })
        const path = absolutePath(file)
        const out = createWriteStream(path, { flags: 'wx', mode: 0o600 })
        try {
          await pipeline(Readable.fromWeb((body ?? new Blob([]).stream()) as ReadableStream), out)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'EEXIST')
            throw new Complaint(`There is a file ${file} already. Give another name, or remove it.`)
          throw error
        }
        const { size } = await stat(path)
        answer(options, { shop: shop.subdomain, file, bytes: size }, () =>
          print(`The products of ${shop.name} are in ${file}`),
        )
      })
    })
