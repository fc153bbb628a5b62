import type { LoaderFunctionArgs } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'
import { importWords } from '#app/words/imports/index.ts'

/** A list with two examples, in the words of who fills it in, which are those that the import reads. */
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
      // Spreadsheets take a file with a mark for UTF-8.
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
