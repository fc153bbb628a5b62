import { MARKETPLACE_TOKEN } from '@store/api-client/manage'
import { withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, print } from '../print.ts'
import { textFile } from '../reading.ts'

export const marketplaceCommand = () =>
  group('marketplace', 'Switch the dropshipping marketplace of a shop', [
    marketplaceShow(),
    marketplaceSwitch('on', 'Show its products and menu entry', true),
    marketplaceSwitch('off', 'Stop showing them; the token stays', false),
  ])

const marketplaceShow = () =>
  command('show', 'Show whether it is on, and whether it has a token of its own', ['marketplace show --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { enabled, ownToken } = await manage.getMarketplace({ params })
        const state = { on: enabled, ownToken }
        answer(options, state, () =>
          print(
            `The marketplace is ${state.on ? 'on' : 'off'} in ${shop.name}${state.ownToken ? ', with a token of its own' : ''}`,
          ),
        )
      })
    })

type MarketplaceOptions = OfShop & { readonly tokenFile?: string }

function marketplaceSwitch(name: 'on' | 'off', says: string, enabled: boolean) {
  const made = command(
    name,
    says,
    enabled
      ? ['marketplace on --shop mercado', 'marketplace on --token-file token.txt --shop mercado']
      : ['marketplace off --shop mercado'],
  ).requiredOption(...SHOP)
  if (enabled)
    made.option('--token-file <file>', "a file that holds the shop's own token (typed, others could read it)")
  return made.action(async (options: MarketplaceOptions) => {
    const token = options.tokenFile === undefined ? undefined : await tokenIn(options.tokenFile)
    await withShop(options.shop, async ({ manage, shop, params }) => {
      const { revision } = await manage.getMarketplace({ params })
      const body = { enabled, ...(token !== undefined && { token }) }
      const { ownToken } = await manage.setMarketplace({ params, revision, body })
      answer(options, { shop: shop.subdomain, on: enabled, ownToken }, () =>
        print(`The marketplace is ${name} in ${shop.name}`),
      )
      if (enabled && !ownToken)
        note('It has no token of its own: the storefront asks with MARKETPLACE_TOKEN, if that is set.')
    })
  })
}

async function tokenIn(path: string): Promise<string> {
  const token = (await textFile(path)).trim()
  if (MARKETPLACE_TOKEN.test(token)) return token
  throw new Complaint(`The file ${path} holds no token: one line of 8 letters or more is one.`)
}
