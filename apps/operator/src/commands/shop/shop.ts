import { TEAM_LIMITS } from '@store/core'
import { allPages, withApi, withShop } from '../../api.ts'
import { command, group, type Json } from '../../command.ts'
import { answer, print, printTable } from '../../print.ts'
import { day, textUpTo } from '../../reading.ts'
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
    shopClose(),
    shopOpen(),
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

const shopClose = () =>
  command('close', 'Close a shop: shoppers read that it is closed, and nothing is lost', [
    'shop close mercado',
    'shop close mercado --reason "We are on holiday." --opens-on 2099-01-12',
  ])
    .argument('<shop>', 'subdomain of the shop')
    .option('--reason <text>', 'why, as shoppers read it', textUpTo(TEAM_LIMITS.closingReason))
    .option('--opens-on <day>', 'on which day shoppers read that it opens again; opens nothing by itself', day)
    .action(async (subdomain: string, options: Json & { readonly reason?: string; readonly opensOn?: string }) => {
      await withShop(subdomain, async ({ manage, shop, params }) => {
        const { reason, opensOn } = options
        const body = { ...(reason && { reason }), ...(opensOn && { opensOn }) }
        // For a closed shop, it changes the text that shoppers see.
        if (shop.open || reason || opensOn) await manage.closeShop({ params, body })
        answer(options, { shop: shop.subdomain, open: false }, () => print(`${shop.name} is closed`))
      })
    })

const shopOpen = () =>
  command('open', 'Open a closed shop again', ['shop open mercado'])
    .argument('<shop>', 'subdomain of the shop')
    .action(async (subdomain: string, options: Json) => {
      await withShop(subdomain, async ({ manage, shop, params }) => {
        if (!shop.open) await manage.reopenShop({ params })
        answer(options, { shop: shop.subdomain, open: true }, () => print(`${shop.name} is open`))
      })
    })
