import { allPages, ifThere, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, print, printTable, timeOf } from '../print.ts'
import { mailAddress } from '../reading.ts'

export const newsletterCommand = () =>
  group('newsletter', "List who wishes to get a shop's news, what shows it, and take addresses off", [
    newsletterList(),
    newsletterEnd(),
  ])

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

const newsletterEnd = () =>
  command('end', 'Take an address off the list: it comes back only if its owner asks again and confirms', [
    'newsletter end eva@example.org --shop mercado',
  ])
    .argument('<email>', 'mail address', mailAddress)
    .requiredOption(...SHOP)
    .action(async (email: string, options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const ended = await ifThere(manage.endSubscription({ params, body: { email } }))
        if (!ended) throw new Complaint(`${email} is not on ${shop.name}'s list.`)
        answer(options, { shop: shop.subdomain, email, ended: true }, () =>
          print(`${email} gets no news of ${shop.name}`),
        )
      })
    })
