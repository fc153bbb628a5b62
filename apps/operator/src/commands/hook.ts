import { problemIn, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, print } from '../print.ts'
import { webAddress } from '../reading.ts'

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
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { url } = await manage.getOrderHook({ params })
        answer(options, { url }, () => {
          if (url !== null) print(url)
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
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { revision } = await manage.getOrderHook({ params })
        const { secret } = await manage.setOrderHook({ params, revision, body: { url } }).catch((error: unknown) => {
          const unsafe = problemIn(error)?.errors?.some(({ code }) => code === 'notAllowed')
          throw unsafe
            ? new Complaint(`${url} is not safe from listeners on the way. Use an address that begins with https://.`)
            : error
        })
        answer(options, { url, secret }, () => {
          print(`${url} is told of every order of ${shop.name}`)
          print(`Its secret is ${secret}: write it down, nobody can show it again`)
        })
      })
    })

const hookRemove = () =>
  command('remove', 'Stop telling an address of orders', ['hook remove --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { revision } = await manage.getOrderHook({ params })
        await manage.setOrderHook({ params, revision, body: { url: null } })
        answer(options, { url: null }, () => print(`Nobody is told of the orders of ${shop.name} any more`))
      })
    })
