import { text as allOf } from 'node:stream/consumers'
import { inShop } from '@store/api/database'
import { checkAccount, keepAccount, openAccount, providerNames, resealAll } from '@store/api/payments'
import { changeShop, listAccounts, listPaymentTroubles, removeAccount, setShop } from '@store/api/queries'
import {
  isOnlineMethod,
  methodsThrough,
  PROVIDER_TERMS,
  type ProviderName,
  type Shop,
  usableMethods,
} from '@store/core'
import { command, group, type Json, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { withDatabase } from '../connection.ts'
import { answer, note, printTable, timeOf } from '../print.ts'
import { oneOf } from '../reading.ts'
import { sealSecrets } from '../seal-secrets.ts'
import { withShop } from '../shop-of.ts'
import { TROUBLES } from '../troubles.ts'
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

const PROVIDER = ['<provider>', providerNames.join(', '), oneOf(providerNames)] as const

/** Where a provider's servers report: what is typed into its panel. */
function hookOf(provider: ProviderName, shop: Shop): string {
  const { PUBLIC_API_URL, API_PORT } = process.env
  const api = (PUBLIC_API_URL || `http://127.0.0.1:${API_PORT || 4000}`).replace(/(?<!\/)\/+$/, '')
  return `${api}/hooks/${provider}/${shop.id}`
}

const paymentsList = () =>
  command('list', 'List accounts, and the address each provider has to report to', ['payments list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const kept = await inShop(db, shop.id, (tx) => listAccounts(tx, shop.id))
        const names = kept.map(({ provider }) => provider)
        const usable = usableMethods(shop.paymentMethods, names, shop.currency).filter(isOnlineMethod)
        const accounts = kept.map(({ provider, live, setAt }) => ({
          ...{ provider, mode: live ? 'live' : 'test', since: setAt.toISOString(), hook: hookOf(provider, shop) },
          methods: usable.filter((method) => methodsThrough(provider).includes(method)),
        }))
        answer(options, accounts, () =>
          printTable(
            accounts.map(({ since, methods, ...row }) => ({
              ...{ ...row, since: timeOf(since, shop), methods: methods.join(', ') },
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
      const given = options.fromEnv ? keysFromEnvironment(name) : keysIn(await standardInput())
      await withShop(options.shop, async ({ db, shop }) => {
        const kept = await changeShop(db, shop.id, (tx) => keepAccount(tx, shop.id, name, given, sealSecrets()))
        if (kept.kind === 'refused') throw new Complaint(wrongKeys(name, kept.names))
        await setShop(db, shop.id, { paymentMethods: [...new Set([...shop.paymentMethods, name])] })
        const mode = kept.live ? 'live' : 'test'
        answer(options, { shop: shop.subdomain, provider: name, mode, hook: hookOf(name, shop) }, () => {
          console.log(`${shop.name} takes payments through ${name} (${mode})`)
          console.log(`Tell ${name} to report to ${hookOf(name, shop)}`)
        })
        const { least } = PROVIDER_TERMS[name]
        if (!(shop.currency in least))
          note(
            `${name} takes ${Object.keys(least).join(', ')}; ${shop.name} sells in ${shop.currency}: nobody is offered it.`,
          )
      })
    })

function wrongKeys(name: ProviderName, names: readonly string[]): string {
  const named = names.filter((key) => key !== '')
  return named.length > 0
    ? `These keys of ${name} are missing, unknown or not as they should be: ${named.join(', ')}.`
    : `These keys of ${name} do not go together: all of them are test keys, or none is.`
}

async function standardInput(): Promise<string> {
  if (process.stdin.isTTY)
    throw new Complaint(
      'Give the keys on standard input, a line each (publicKey=…), or in the environment: --from-env.',
    )
  return allOf(process.stdin)
}

/** JSON, or lines of `name=value`; what is wrong with it is never quoted. */
function keysIn(text: string): unknown {
  if (text.trimStart().startsWith('{')) {
    try {
      return JSON.parse(text)
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
function keysFromEnvironment(name: ProviderName): unknown {
  const prefix = `${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_`
  const mine = Object.entries(process.env).filter(([variable]) => variable.startsWith(prefix))
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
      await withShop(options.shop, async ({ db, shop }) => {
        const removed = await changeShop(db, shop.id, (tx) => removeAccount(tx, shop.id, name))
        if (!removed) throw noAccount(name, shop)
        await setShop(db, shop.id, { paymentMethods: shop.paymentMethods.filter((method) => method !== name) })
        answer(options, { shop: shop.subdomain, provider: name, removed: true }, () =>
          console.log(`${shop.name} takes no payments through ${name} any more`),
        )
      })
    })

const paymentsCheck = () =>
  command('check', 'Ask the provider whether it knows the keys', ['payments check wompi --shop mercado'])
    .argument(...PROVIDER)
    .requiredOption(...SHOP)
    .action(async (name: ProviderName, options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const settings = { secrets: sealSecrets(), sandbox: process.env.PAYMENT_SANDBOX_URL || null }
        const known = await inShop(db, shop.id, (tx) => listAccounts(tx, shop.id))
        if (!known.some(({ provider }) => provider === name)) throw noAccount(name, shop)
        const opened = await inShop(db, shop.id, (tx) => openAccount(tx, shop.id, name, settings))
        if (!opened) throw new Complaint(`The keys of ${name} were sealed with another PAYMENT_SECRET: set them again.`)
        const state = await checkAccount(opened)
        if (state === 'refused')
          throw new Complaint(`${name} does not know these keys: copy them from its panel again.`)
        if (state === 'away') throw new Complaint(`${name} does not answer now, or not as it should. Try again later.`)
        answer(
          options,
          { shop: shop.subdomain, provider: name, mode: opened.account.live ? 'live' : 'test', state },
          () => console.log(`${name} knows the keys of ${shop.name}`),
        )
      })
    })

const paymentsReseal = () =>
  command('reseal', 'Seal the keys and tokens of every shop with PAYMENT_SECRET, which PAYMENT_SECRET_OLD opens', [
    'payments reseal',
  ]).action(async (options: Json) => {
    const { resealed, lost } = await withDatabase(({ db }) => resealAll(db, sealSecrets()))
    answer(options, { resealed, lost }, () => {
      console.log(resealed === 0 ? 'Nothing had to be sealed anew.' : `Sealed anew: ${resealed}`)
      printTable(lost.map(({ shopId, what }) => ({ shop: shopId, what })))
    })
    if (lost.length > 0)
      throw new Complaint('None of these secrets opens what is named above: give the right one, or set it again.')
  })

const paymentsTroubles = () =>
  command('troubles', 'List orders whose money needs attention, and what to do', ['payments troubles --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const troubles = await inShop(db, shop.id, (tx) => listPaymentTroubles(tx, shop.id))
        answer(options, troubles, () => {
          if (troubles.length === 0) return console.log('The money of every order is as it should be.')
          printTable(troubles.map(({ number, trouble }) => ({ number, trouble, what: TROUBLES[trouble] })))
        })
      })
    })

const noAccount = (name: ProviderName, shop: Shop) =>
  new Complaint(`${shop.name} has no account with ${name}. "feria payments list --shop ${shop.subdomain}" shows them.`)
