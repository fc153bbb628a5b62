import { TAX_LIMITS } from '@store/core'
import { type InShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, print, printTable } from '../print.ts'
import { percentInHundredths, textUpTo, wholeNumber } from '../reading.ts'

export const taxesCommand = () =>
  group('taxes', 'Manage the taxes that prices of a shop contain', [taxesList(), taxesAdd(), taxesSet(), taxesRemove()])

const percentText = (hundredths: number) => `${hundredths / 100} %`

const taxesList = () =>
  command('list', 'List the taxes that products may have', ['taxes list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items: known } = await manage.listTaxes({ params })
        answer(options, known, () =>
          printTable(known.map(({ id, name, percent }) => ({ id, name, percent: percentText(percent) }))),
        )
        if (known.length === 0) note(`${shop.name} has no taxes.`)
      })
    })

const taxesAdd = () =>
  command('add', 'Add a tax; prices stay as they are, and contain it', ['taxes add IVA --percent 19 --shop mercado'])
    .argument('<name>', 'as orders name it', textUpTo(TAX_LIMITS.name))
    .requiredOption('--percent <number>', 'of the price without it', percentInHundredths)
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop & { readonly percent: number }) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const added = await manage.createTax({ params, body: { name, percent: options.percent } })
        answer(options, added, () => print(`${shop.name} has ${name}, ${percentText(added.percent)} (${added.id})`))
      })
    })

const ID = ['<id>', 'as "taxes list" shows it', wholeNumber(1, 2_147_483_647)] as const

type Changes = { readonly name?: string; readonly percent?: number }

const taxesSet = () =>
  command('set', 'Change a tax for orders placed from now on, and leave the rest', [
    'taxes set 1 --percent 10.5 --shop mercado',
  ])
    .argument(...ID)
    .requiredOption(...SHOP)
    .option('--name <text>', 'as orders name it', textUpTo(TAX_LIMITS.name))
    .option('--percent <number>', 'of the price without it', percentInHundredths)
    .action(async (id: number, options: OfShop & Changes) => {
      const { name, percent } = options
      const change = { ...(name !== undefined && { name }), ...(percent !== undefined && { percent }) }
      if (Object.keys(change).length === 0)
        throw new Complaint('Nothing was said to change. "feria taxes set --help" shows what can be.')
      await withShop(options.shop, async (where) => {
        const { manage, params } = where
        const { revision } = await taxIn(where, id)
        const changed = await manage.changeTax({ params: { ...params, id }, revision, body: change })
        answer(options, changed, () => print(`Tax ${id}: ${Object.keys(change).join(', ')} changed`))
      })
    })

const taxesRemove = () =>
  command('remove', 'Remove a tax, also from its products; orders keep what they say of it', [
    'taxes remove 1 --shop mercado',
  ])
    .argument(...ID)
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { revision } = await taxIn(where, id)
        await manage.removeTax({ params: { ...params, id }, revision })
        answer(options, { shop: shop.subdomain, id, removed: true }, () => print(`Tax ${id} is removed`))
      })
    })

async function taxIn({ manage, shop, params }: InShop, id: number) {
  const known = (await manage.listTaxes({ params })).items.find((each) => each.id === id)
  if (known) return known
  throw new Complaint(`${shop.name} has no tax ${id}. "feria taxes list --shop ${shop.subdomain}" shows them.`)
}
