import { type InShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { uploadedPicture } from '../picture.ts'
import { answer, note, print, printTable } from '../print.ts'
import { orNone, wholeNumber } from '../reading.ts'

export const affiliationsCommand = () =>
  group('affiliations', 'Manage the malls, guilds and organisations a shop belongs to, named in its footer', [
    affiliationsList(),
    affiliationsAdd(),
    affiliationsSet(),
    affiliationsRemove(),
  ])

const affiliationsList = () =>
  command('list', 'List whom the shop belongs to', ['affiliations list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items: known } = await manage.listAffiliations({ params })
        answer(options, known, () => printTable(known.map(({ id, name, logo }) => ({ id, name, logo: logo ?? '' }))))
        if (known.length === 0) note(`${shop.name} belongs to nobody.`)
      })
    })

const affiliationsAdd = () =>
  command('add', 'Add an organisation the shop belongs to', [
    'affiliations add "Guild of weavers" --shop mercado',
    'affiliations add "Central mall" --logo logo.svg --shop mercado',
  ])
    .argument('<name>', 'as shoppers read it')
    .requiredOption(...SHOP)
    .option('--logo <file>', 'a picture')
    .action(async (code: string, options: OfShop & { readonly logo?: string }) => {
      const name = code.trim()
      if (name === '') throw new Complaint('It needs a name.')
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const logo = options.logo === undefined ? null : await uploadedPicture(where, options.logo)
        const added = await manage.createAffiliation({ params, body: { name, logo } })
        answer(options, added, () => print(`${shop.name} belongs to ${name} (${added.id})`))
      })
    })

const ID = ['<id>', 'as "affiliations list" shows it', wholeNumber(1, 2_147_483_647)] as const

type Changes = { readonly name?: string; readonly logo?: string; readonly place?: number }

const affiliationsSet = () =>
  command('set', 'Change an organisation and leave the rest ("none" takes a logo away)', [
    'affiliations set 1 --logo logo.svg --place 1 --shop mercado',
  ])
    .argument(...ID)
    .requiredOption(...SHOP)
    .option('--name <text>', 'as shoppers read it', (typed: string) => typed.trim())
    .option(
      '--logo <file>',
      'a picture',
      orNone((path) => path),
    )
    .option('--place <number>', 'among the others; 1 comes first', wholeNumber(1, 10_000))
    .action(async (id: number, options: OfShop & Changes) => {
      const { name, logo, place } = options
      if (name === '') throw new Complaint('It needs a name.')
      await withShop(options.shop, async (where) => {
        const { manage, params } = where
        const known = await affiliationIn(where, id)
        const change = {
          ...(name !== undefined && { name }),
          ...(logo !== undefined && { logo: logo ? await uploadedPicture(where, logo) : null }),
          ...(place !== undefined && { place }),
        }
        if (Object.keys(change).length === 0)
          throw new Complaint('Nothing was said to change. "feria affiliations set --help" shows what can be.')
        const changed = await manage.changeAffiliation({
          params: { ...params, id },
          revision: known.revision,
          body: change,
        })
        answer(options, changed, () => print(`Affiliation ${id}: ${Object.keys(change).join(', ')} changed`))
      })
    })

const affiliationsRemove = () =>
  command('remove', 'Remove an organisation', ['affiliations remove 1 --shop mercado'])
    .argument(...ID)
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const known = await affiliationIn(where, id)
        await manage.deleteAffiliation({ params: { ...params, id }, revision: known.revision })
        answer(options, { shop: shop.subdomain, id, removed: true }, () => print(`Affiliation ${id} is removed`))
      })
    })

async function affiliationIn({ manage, shop, params }: InShop, id: number) {
  const known = (await manage.listAffiliations({ params })).items.find((each) => each.id === id)
  if (known) return known
  const where = `"feria affiliations list --shop ${shop.subdomain}" shows them.`
  throw new Complaint(`${shop.name} has no affiliation ${id}. ${where}`)
}
