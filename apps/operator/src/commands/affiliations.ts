import { withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { uploadedPicture } from '../picture.ts'
import { answer, note, print, printTable } from '../print.ts'
import { wholeNumber } from '../reading.ts'

export const affiliationsCommand = () =>
  group('affiliations', 'Manage the malls, guilds and organisations a shop belongs to, named in its footer', [
    affiliationsList(),
    affiliationsAdd(),
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

const affiliationsRemove = () =>
  command('remove', 'Remove an organisation', ['affiliations remove 1 --shop mercado'])
    .argument('<id>', 'as "affiliations list" shows it', wholeNumber(1, 2_147_483_647))
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const known = (await manage.listAffiliations({ params })).items.find((each) => each.id === id)
        if (!known) {
          const where = `"feria affiliations list --shop ${shop.subdomain}" shows them.`
          throw new Complaint(`${shop.name} has no affiliation ${id}. ${where}`)
        }
        await manage.deleteAffiliation({ params: { ...params, id }, revision: known.revision })
        answer(options, { shop: shop.subdomain, id, removed: true }, () => print(`Affiliation ${id} is removed`))
      })
    })
