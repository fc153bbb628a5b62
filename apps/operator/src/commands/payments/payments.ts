import { text as allOf } from 'node:stream/consumers'
import { PAYMENT_PROVIDERS, PROVIDER_TERMS, type ProviderName } from '@store/core'
import { type InShop, type ManagedShop, problemIn, withApi, withShop } from '../../api.ts'
import { command, group, type Json, type OfShop, SHOP } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { answer, note, print, printTable, timeOf } from '../../print.ts'
import { oneOf } from '../../reading.ts'
import { terminal } from '../../terminal.ts'
import { TROUBLES } from '../../troubles.ts'
import { paymentsCashOnDelivery, paymentsDeposit } from './payments-by-hand.ts'
import { paymentsSandbox } from './payments-sandbox.ts'

export const paymentsCommand = () =>
  group(
    'payments',
    'Manage how a shop is paid: accounts with providers (their keys are sealed, and never shown), cash, deposits',
    [
      paymentsList(),
      paymentsSet(),
      paymentsRemove(),
      paymentsCheck(),
      paymentsTroubles(),
      paymentsReseal(),
      paymentsSandbox(),
      paymentsCashOnDelivery(),
      paymentsDeposit(),
    ],
  )

const PROVIDER = ['<provider>', PAYMENT_PROVIDERS.join(', '), oneOf(PAYMENT_PROVIDERS)] as const

const paymentsList = () =>
  command('list', 'List accounts, and the address each provider has to report to', ['payments list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items } = await manage.listAccounts({ params })
        const accounts = items.map(({ revision: _, ...account }) => account)
        answer(options, accounts, () =>
          printTable(
            accounts.map(({ since, methods, mode, provider, hook }) => ({
              provider,
              mode: mode ?? '',
              since: since === null ? '' : timeOf(since, shop),
              hook,
              methods: methods.join(', '),
            })),
          ),
        )
        if (accounts.length === 0) note(`${shop.name} takes no payments online.`)
      })
    })

type Setting = OfShop & { readonly fromEnv?: boolean }

const paymentsSet = () =>
  command('set', "Set an account's keys, from standard input or the environment", [
    'payments set wompi --shop mercado < wompi.keys',
    'payments set wompi --shop mercado --from-env',
  ])
    .argument(...PROVIDER)
    .requiredOption(...SHOP)
    .option('--from-env', 'keys from variables such as WOMPI_PUBLIC_KEY')
    .action(async (name: ProviderName, options: Setting) => {
      const input = options.fromEnv ? keysFromEnvironment(name) : keysIn(await standardInput())
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const of = { ...params, provider: name }
        const { revision } = await manage.getAccount({ params: of })
        const keys = textsIn(input)
        const { mode, hook } = await manage
          .setAccount({ params: of, revision, body: { keys } })
          .catch((error: unknown) => {
            const wrong = problemIn(error)?.errors
            throw wrong
              ? new Complaint(
                  wrongKeys(
                    name,
                    wrong.map(({ path }) => path),
                  ),
                )
              : error
          })
        answer(options, { shop: shop.subdomain, provider: name, mode, hook }, () => {
          print(`${shop.name} takes payments through ${name} (${mode})`)
          print(`Tell ${name} to report to ${hook}`)
        })
        const { least } = PROVIDER_TERMS[name]
        if (!(shop.currency in least))
          note(
            `${name} takes ${Object.keys(least).join(', ')}; ${shop.name} sells in ${shop.currency}: nobody is offered it.`,
          )
      })
    })

/** Keys for the API. A value that is not a text is reported by the name of its key. */
const textsIn = (keys: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(keys).map(([name, value]) => [name, String(value)]))

/** `paths`: the keys that are wrong; all of them if they do not fit together. */
function wrongKeys(name: ProviderName, paths: readonly string[]): string {
  const named = paths.flatMap((path) => (path.startsWith('keys.') ? [path.slice('keys.'.length)] : []))
  return named.length > 0
    ? `These keys of ${name} are missing, unknown or not as they should be: ${named.join(', ')}.`
    : `These keys of ${name} do not go together: all of them are test keys, or none is.`
}

async function standardInput(): Promise<string> {
  const { stdin } = terminal()
  if (stdin.isTTY)
    throw new Complaint(
      'Give the keys on standard input, a line each (publicKey=…), or in the environment: --from-env.',
    )
  return allOf(stdin)
}

/** JSON, or lines of `name=value`. Errors never quote the content. */
function keysIn(text: string): object {
  if (text.trimStart().startsWith('{')) {
    try {
      return Object(JSON.parse(text))
    } catch {
      throw new Complaint('What stands on standard input begins like JSON, and is none.')
    }
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=')
      if (at < 1) throw new Complaint('Every line on standard input is a name, "=" and its value, as in publicKey=….')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    }),
  )
}

/** `WOMPI_PUBLIC_KEY` is the `publicKey` of Wompi. */
function keysFromEnvironment(name: ProviderName): object {
  const prefix = `${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_`
  const mine = Object.entries(terminal().env).filter(([variable]) => variable.startsWith(prefix))
  return Object.fromEntries(
    mine.map(([variable, value]) => [
      variable
        .slice(prefix.length)
        .toLowerCase()
        .replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}

const paymentsRemove = () =>
  command('remove', 'Remove an account: shoppers are no longer offered it, and its reports are no longer heard', [
    'payments remove wompi --shop mercado',
  ])
    .argument(...PROVIDER)
    .requiredOption(...SHOP)
    .action(async (name: ProviderName, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { revision } = await accountOf(where, name)
        await manage.deleteAccount({ params: { ...params, provider: name }, revision })
        answer(options, { shop: shop.subdomain, provider: name, removed: true }, () =>
          print(`${shop.name} takes no payments through ${name} any more`),
        )
      })
    })

const paymentsCheck = () =>
  command('check', 'Ask the provider whether it knows the keys', ['payments check wompi --shop mercado'])
    .argument(...PROVIDER)
    .requiredOption(...SHOP)
    .action(async (name: ProviderName, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        await accountOf(where, name)
        const { state, mode } = await manage.checkAccount({ params: { ...params, provider: name } })
        if (state === 'unreadable')
          throw new Complaint(`The keys of ${name} were sealed with another PAYMENT_SECRET: set them again.`)
        if (state === 'refused')
          throw new Complaint(`${name} does not know these keys: copy them from its panel again.`)
        if (state === 'away') throw new Complaint(`${name} does not answer now, or not as it should. Try again later.`)
        answer(options, { shop: shop.subdomain, provider: name, mode, state }, () =>
          print(`${name} knows the keys of ${shop.name}`),
        )
      })
    })

const paymentsReseal = () =>
  command('reseal', 'Seal the keys and tokens of every shop with PAYMENT_SECRET, which PAYMENT_SECRET_OLD opens', [
    'payments reseal',
  ]).action(async (options: Json) => {
    const { resealed, lost } = await withApi((manage) => manage.reseal())
    answer(options, { resealed, lost }, () => {
      print(resealed === 0 ? 'Nothing had to be sealed anew.' : `Sealed anew: ${resealed}`)
      printTable(lost.map(({ shopId, what }) => ({ shop: shopId, what })))
    })
    if (lost.length > 0)
      throw new Complaint('None of these secrets opens what is named above: give the right one, or set it again.')
  })

const paymentsTroubles = () =>
  command('troubles', 'List orders whose money needs attention, and what to do', ['payments troubles --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, params }) => {
        const { items: troubles } = await manage.listTroubles({ params })
        answer(options, troubles, () => {
          if (troubles.length === 0) return print('The money of every order is as it should be.')
          printTable(troubles.map(({ number, trouble }) => ({ number, trouble, what: TROUBLES[trouble] })))
        })
      })
    })

/** The shop's account with a provider, which it must have. */
async function accountOf({ manage, shop, params }: InShop, provider: ProviderName) {
  const account = await manage.getAccount({ params: { ...params, provider } })
  if (account.mode === null) throw noAccount(provider, shop)
  return account
}

const noAccount = (name: ProviderName, shop: ManagedShop) =>
  new Complaint(`${shop.name} has no account with ${name}. "feria payments list --shop ${shop.subdomain}" shows them.`)
