import { inShop } from '@store/api/database'
import { changeShop, findOrderHook, setOrderHook } from '@store/api/queries'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note } from '../print.ts'
import { webAddress } from '../reading.ts'
import { sealSecrets } from '../seal-secrets.ts'
import { withShop } from '../shop-of.ts'

export const hookCommand = () =>
  group('hook', "Manage the address of the merchant's systems that is told of orders", [
    hookShow(),
    hookSet(),
    hookRemove(),
  ])

const hookShow = () =>
  command('show', 'Show the address that is told of orders; its secret is not shown again', [
    'hook show --shop mercado',
  ])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const hook = await inShop(db, shop.id, (tx) => findOrderHook(tx, shop.id))
        answer(options, { url: hook?.url ?? null }, () => {
          if (hook) console.log(hook.url)
          else note(`Nobody is told of the orders of ${shop.name}.`)
        })
      })
    })

const hookSet = () =>
  command('set', 'Tell this address of every order from now on, under a new secret, shown once', [
    'hook set https://erp.example.org/feria --shop mercado',
  ])
    .argument('<url>', 'https, and reachable from here', webAddress)
    .requiredOption(...SHOP)
    .action(async (url: string, options: OfShop) => {
      if (!url.startsWith('https:') && process.env.PRIVATE_HOOKS !== '1')
        throw new Complaint(`${url} is not safe from listeners on the way. Use an address that begins with https://.`)
      await withShop(options.shop, async ({ db, shop }) => {
        const hook = await changeShop(db, shop.id, (tx) => setOrderHook(tx, shop.id, url, sealSecrets()))
        answer(options, hook, () => {
          console.log(`${url} is told of every order of ${shop.name}`)
          console.log(`Its secret is ${hook?.secret}: write it down, nobody can show it again`)
        })
      })
    })

const hookRemove = () =>
  command('remove', 'Stop telling an address of orders', ['hook remove --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        await changeShop(db, shop.id, (tx) => setOrderHook(tx, shop.id, null, []))
        answer(options, { url: null }, () => console.log(`Nobody is told of the orders of ${shop.name} any more`))
      })
    })
