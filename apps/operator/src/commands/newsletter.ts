import { allPages, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { answer, note, printTable, timeOf } from '../print.ts'

export const newsletterCommand = () =>
  group('newsletter', "List who wishes to get a shop's news, and what shows it", [newsletterList()])

const newsletterList = () =>
  command('list', 'List subscribers, newest first', [
    'newsletter list --shop mercado',
    'newsletter list --all --shop mercado --json',
  ])
    .option('--all', 'with those who left')
    .requiredOption(...SHOP)
    .action(async (options: OfShop & { readonly all?: boolean }) => {
      const { all = false } = options
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const subscribers = await allPages((page) =>
          manage.listSubscribers({ params, query: { ...page, ...(all && { all: 'true' }) } }),
        )
        answer(options, subscribers, () =>
          printTable(
            subscribers.map(({ email, state, consent, confirmedAt, leftAt }) => ({
              email,
              state,
              agreed: timeOf(consent.at, shop),
              text: consent.version ?? '',
              confirmed: confirmedAt ? timeOf(confirmedAt, shop) : '',
              ...(all && { left: leftAt ? timeOf(leftAt, shop) : '' }),
            })),
          ),
        )
        if (subscribers.length === 0) note(`Nobody is on ${shop.name}'s list.`)
      })
    })
