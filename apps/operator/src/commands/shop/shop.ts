import { allPages, withApi, withShop } from '../../api.ts'
import { command, group, type Json } from '../../command.ts'
import { answer, print, printTable } from '../../print.ts'
import { shopExport, shopImport } from './shop-archive.ts'
import { shopCreate } from './shop-create.ts'
import { shopPlan } from './shop-plan.ts'
import { shopSet } from './shop-set.ts'
import { shopShow } from './shop-show.ts'

export const shopCommand = () =>
  group('shop', 'Manage shops', [
    shopCreate(),
    shopList(),
    shopShow(),
    shopSet(),
    shopPlan(),
    shopExport(),
    shopImport(),
    openOrClose('close', 'Close a shop: shoppers read that it is closed, and nothing is lost', false),
    openOrClose('open', 'Open a closed shop again', true),
  ])

const shopList = () =>
  command('list', 'List every shop', ['shop list', 'shop list --json']).action(async (options: Json) => {
    await withApi(async (manage) => {
      const shops = await allPages((query) => manage.listShops({ query }))
      answer(options, shops, () =>
        printTable(
          shops.map(({ id, subdomain, name, templateId, currency, language, open, domain }) => ({
            id,
            subdomain,
            name,
            template: templateId,
            currency,
            language,
            open: open ? 'yes' : 'no',
            domain: domain ?? '',
          })),
        ),
      )
    })
  })

const openOrClose = (name: 'close' | 'open', says: string, open: boolean) =>
  command(name, says, [`shop ${name} mercado`])
    .argument('<shop>', 'subdomain of the shop')
    .action(async (subdomain: string, options: Json) => {
      await withShop(subdomain, async ({ manage, shop, params }) => {
        if (shop.open !== open) await (open ? manage.reopenShop({ params }) : manage.closeShop({ params }))
        answer(options, { shop: shop.subdomain, open }, () => print(`${shop.name} is ${open ? 'open' : 'closed'}`))
      })
    })
