import { LONGEST_VIEW_NAME, VIEW_LISTS, type ViewList } from '@store/api-client/manage'
import { type InShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, print, printTable } from '../print.ts'
import { oneOf, textUpTo } from '../reading.ts'

export const viewsCommand = () =>
  group('views', 'Manage your own views of lists in the office: filters under a name', [
    viewsList(),
    viewsAdd(),
    viewsRename(),
    viewsRemove(),
  ])

const LIST = ['<list>', VIEW_LISTS.join(', '), oneOf(VIEW_LISTS)] as const
const name = textUpTo(LONGEST_VIEW_NAME)
const NAME = ['<name>', 'what the view is called', name] as const

const viewsList = () =>
  command('list', 'List your views of a list', ['views list orders --shop mercado'])
    .argument(...LIST)
    .requiredOption(...SHOP)
    .action(async (list: ViewList, options: OfShop) => {
      await withShop(options.shop, async ({ manage, params }) => {
        const { items } = await manage.listViews({ params: { ...params, list } })
        const views = items.map(({ name, query }) => ({ name, query }))
        answer(options, views, () => printTable(views))
        if (views.length === 0) note(`You keep no views of ${list}.`)
      })
    })

const viewsAdd = () =>
  command('add', 'Keep a view: filters as the address of the list has them', [
    'views add orders "Paid, from Cali" "status=paid&city=Cali" --shop mercado',
  ])
    .argument(...LIST)
    .argument(...NAME)
    .argument('<filters>', 'what stands behind the ? of the list’s address', textUpTo(500))
    .requiredOption(...SHOP)
    .action(async (list: ViewList, called: string, query: string, options: OfShop) => {
      await withShop(options.shop, async ({ manage, params }) => {
        const body = { name: called, query: query.replace(/^\?/, '') }
        const added = await manage.createView({ params: { ...params, list }, body })
        answer(options, { name: added.name, query: added.query }, () => print(`"${added.name}" is a view of ${list}`))
      })
    })

const viewsRename = () =>
  command('rename', 'Give a view another name', ['views rename orders "Paid, from Cali" Cali --shop mercado'])
    .argument(...LIST)
    .argument(...NAME)
    .argument('<new name>', 'what it is called from now on', name)
    .requiredOption(...SHOP)
    .action(async (list: ViewList, called: string, newName: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { id, revision } = await viewOf(where, list, called)
        const params = { ...where.params, list, id }
        const renamed = await where.manage.renameView({ params, revision, body: { name: newName } })
        answer(options, { name: renamed.name, query: renamed.query }, () =>
          print(`"${called}" is "${renamed.name}" now`),
        )
      })
    })

const viewsRemove = () =>
  command('remove', 'Remove a view', ['views remove orders Cali --shop mercado'])
    .argument(...LIST)
    .argument(...NAME)
    .requiredOption(...SHOP)
    .action(async (list: ViewList, called: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { id, revision } = await viewOf(where, list, called)
        await where.manage.deleteView({ params: { ...where.params, list, id }, revision })
        answer(options, { name: called, removed: true }, () => print(`"${called}" is no view of ${list} any more`))
      })
    })

async function viewOf({ manage, shop, params }: InShop, list: ViewList, called: string) {
  const { items } = await manage.listViews({ params: { ...params, list } })
  const found = items.find((view) => view.name === called)
  if (found) return found
  throw new Complaint(
    `You keep no view "${called}" of ${list}. "feria views list ${list} --shop ${shop.subdomain}" shows yours.`,
  )
}
