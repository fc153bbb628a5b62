import { SHOP_KEY_SCOPES } from '@store/api-client/manage'
import { withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, print, printTable, timeOf } from '../print.ts'
import { day, endIn, oneOf, textUpTo, wholeNumber } from '../reading.ts'

export const keysCommand = () =>
  group('keys', "Manage the keys of a shop's own programs", [keysList(), keysCreate(), keysDelete()])

const keysList = () =>
  command('list', 'List the keys of a shop, without their secrets', ['keys list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items } = await manage.listKeys({ params })
        const time = (iso: string | null) => (iso === null ? '' : timeOf(iso, shop))
        answer(options, items, () =>
          printTable(
            items.map(({ id, prefix, name, scopes, networks: from, endsAt, usedAt }) => ({
              id,
              key: `fk_${prefix}_…`,
              name,
              may: scopes.join(', '),
              from: from.join(', '),
              until: time(endsAt),
              used: time(usedAt),
            })),
          ),
        )
        if (items.length === 0) note(`${shop.name} has no keys.`)
      })
    })

const scopes = (typed: string) => [...new Set(typed.split(',').map((scope) => oneOf(SHOP_KEY_SCOPES)(scope.trim())))]

const networks = (typed: string) => typed.split(',').map((network) => network.trim())

type New = OfShop & {
  readonly scopes: ReturnType<typeof scopes>
  readonly until?: string
  readonly from?: string[]
}

const keysCreate = () =>
  command('create', 'Make a key; it is shown once', [
    'keys create "Warehouse" --scopes orders:read,stock:write --shop mercado',
    'keys create "Till" --scopes orders:read --from 203.0.113.7,198.51.100.0/24 --shop mercado',
    'keys create "Campaign" --scopes numbers:read --until 2030-12-31 --shop mercado',
  ])
    .argument('<name>', 'what it is for', textUpTo(80))
    .requiredOption('--scopes <list>', SHOP_KEY_SCOPES.join(', '), scopes)
    .option('--until <day>', 'its last day', day)
    .option('--from <list>', 'the only addresses and networks that it is taken from', networks)
    .requiredOption(...SHOP)
    .action(async (name: string, options: New) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const endsAt = options.until === undefined ? null : endIn(options.until, shop).toISOString()
        const key = await manage.createKey({
          params,
          body: { name, scopes: options.scopes, endsAt, networks: options.from },
        })
        answer(options, key, () => print(key.secret))
        note('Keep it now: nothing shows it again.')
      })
    })

const keysDelete = () =>
  command('delete', 'End a key at once', ['keys delete 1 --shop mercado'])
    .argument('<id>', 'as "keys list" shows it', wholeNumber(1, 2_147_483_647))
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const key = (await manage.listKeys({ params })).items.find((each) => each.id === id)
        if (!key)
          throw new Complaint(`${shop.name} has no key ${id}. "feria keys list --shop ${shop.subdomain}" shows them.`)
        await manage.deleteKey({ params: { ...params, id }, revision: key.revision })
        answer(options, { shop: shop.subdomain, id, deleted: true }, () => print(`Key ${id} has ended`))
      })
    })
