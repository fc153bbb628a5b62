import { allPages, withShop } from '../api.ts'
import { command, type OfShop, SHOP } from '../command.ts'
import { answer, note, printTable, timeOf } from '../print.ts'
import { textUpTo, wholeNumber } from '../reading.ts'

type LogOptions = OfShop & { readonly limit: number; readonly action?: string }

export const logCommand = () =>
  command('log', 'Show who changed what in a shop, the newest first', [
    'log --shop mercado',
    'log --action addMember --limit 20 --shop mercado',
  ])
    .requiredOption(...SHOP)
    .option('--limit <n>', 'how many', wholeNumber(1, 10_000), 50)
    .option('--action <call>', 'of this call only, as addMember', textUpTo(60))
    .action(async (options: LogOptions) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const action = options.action === undefined ? {} : { action: options.action }
        const entries = await allPages(
          (page) => manage.listAuditLog({ params, query: { ...page, ...action } }),
          options.limit,
        )
        answer(options, entries, () =>
          printTable(
            entries.map((entry) => ({
              at: timeOf(entry.at, shop),
              who: entry.who,
              did: entry.action,
              thing: entry.thing,
              changed: entry.refused === null ? Object.keys(entry.after ?? {}).join(', ') : `refused: ${entry.refused}`,
            })),
          ),
        )
        if (entries.length === 0) note(`Nobody has changed anything in ${shop.name}.`)
      })
    })
