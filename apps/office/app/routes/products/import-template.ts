import type { LoaderFunctionArgs } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'
import { importWords } from '#app/words/imports/index.ts'

/** A template with two examples, its columns named in the reader's language, as the import recognises them. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ language }) => {
      const { fields, example } = importWords.of(language)
      const [hat, hats, text, shirt, shirts] = example
      const lines = [
        (['reference', 'name', 'category', 'description', 'price', 'units', 'barcode', 'image'] as const).map(
          (field) => fields[field],
        ),
        ['G-1', hat, hats, text, '60000', '5', '7702004003508', ''],
        ['C-1', shirt, shirts, '', '120000', '3', '', ''],
      ]
      // Spreadsheets detect UTF-8 by the byte order mark.
      const csv = `\uFEFF${lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')}\r\n`
      return new Response(csv, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="feria.csv"',
        },
      })
    },
    'import',
  )
