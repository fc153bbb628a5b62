import { type CashOnDelivery, PAYMENT_METHODS, PAYMENT_PROVIDERS, PAYMENT_TROUBLES } from '@store/core'
import * as z from 'zod'
import { type FieldsOf, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, price, revision, textOrNull } from '../shapes.ts'

const provider = z.enum(PAYMENT_PROVIDERS)
const OfProvider = OfShop.extend({ provider })

const Account = z
  .object({
    provider,
    /** Null: the shop has no account there. */
    mode: z.enum(['live', 'test']).nullable(),
    since: moment.nullable(),
    /** The URL to which the provider's servers must report: the merchant enters it in the provider's panel. */
    hook: z.string(),
    /** Payment methods that shoppers can use through it. */
    methods: z.array(z.enum(PAYMENT_METHODS)),
    /** When pending keys take effect (`listMoneyChanges`); null: none are pending. */
    pendingUntil: moment.nullable(),
    revision,
  })
  .meta({ id: 'PaymentAccount' })

const accounts = '/manage/v1/shops/:shopId/payments/accounts'

const listProviders = defineManageEndpoint({
  name: 'listProviders',
  tag: 'Payments',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/payments/providers',
  summary: "Providers that work in the shop's country and currency, and the keys that each of them has",
  access: 'payments:read',
  params: OfShop,
  response: listOf(
    z
      .object({
        provider,
        /** Methods that shoppers can use with an account there. */
        methods: z.array(z.enum(PAYMENT_METHODS)),
        /** The possible values, if there are only a few. */
        keys: z.array(z.object({ name: z.string(), options: z.array(z.string()).nullable() })),
      })
      .meta({ id: 'PaymentProvider' }),
  ),
})

const listAccounts = defineManageEndpoint({
  name: 'listAccounts',
  tag: 'Payments',
  method: 'GET',
  path: accounts,
  summary: 'Accounts with payment providers, without their keys',
  access: 'payments:read',
  params: OfShop,
  response: listOf(Account),
})

const getAccount = defineManageEndpoint({
  name: 'getAccount',
  tag: 'Payments',
  method: 'GET',
  path: `${accounts}/:provider`,
  summary: 'The account with a provider, if there is one',
  access: 'payments:read',
  params: OfProvider,
  response: Account,
})

const setAccount = defineManageEndpoint({
  name: 'setAccount',
  tag: 'Payments',
  method: 'PUT',
  path: `${accounts}/:provider`,
  summary:
    "Set the keys of an account, as the provider's panel names them, and switch its method on. They are sealed, and never answered. Where the shop is paid already, or has been, they wait for 24 hours (`pendingUntil`), whoever it was paid through",
  access: 'payments:write',
  fresh: true,
  params: OfProvider,
  revision: true,
  body: z.strictObject({
    keys: z.record(z.string().max(60), z.string().max(4000)).refine((keys) => Object.keys(keys).length <= 20),
  }),
  example: { keys: { publicKey: 'pub_test_…', privateKey: 'prv_test_…', eventsSecret: '…', integritySecret: '…' } },
  response: Account,
})

const deleteAccount = defineManageEndpoint({
  name: 'deleteAccount',
  tag: 'Payments',
  method: 'DELETE',
  path: `${accounts}/:provider`,
  summary: 'Remove an account: shoppers are no longer offered it, and its reports are no longer heard',
  access: 'payments:write',
  fresh: true,
  params: OfProvider,
  revision: true,
  response: nothing,
})

const checkAccount = defineManageEndpoint({
  name: 'checkAccount',
  tag: 'Payments',
  method: 'POST',
  path: `${accounts}/:provider/check`,
  summary: 'Ask the provider whether it knows the keys',
  access: 'payments:write',
  params: OfProvider,
  response: z.object({
    /** `unreadable`: the keys were encrypted with another secret. `away`: the provider did not answer. */
    state: z.enum(['good', 'refused', 'away', 'unreadable']),
    mode: z.enum(['live', 'test']),
  }),
})

const giveTestAccounts = defineManageEndpoint({
  name: 'giveTestAccounts',
  tag: 'Payments',
  method: 'POST',
  path: `${accounts}/sandbox`,
  summary:
    'Give the shop a test account with every provider of the local sandbox that suits it and that it has none with',
  access: 'payments:write',
  params: OfShop,
  response: z.object({ providers: z.array(provider) }),
})

const listTroubles = defineManageEndpoint({
  name: 'listTroubles',
  tag: 'Payments',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/payments/troubles',
  summary: 'Orders whose money needs attention',
  access: 'payments:read',
  params: OfShop,
  response: listOf(z.object({ number: z.int(), trouble: z.enum(PAYMENT_TROUBLES) })),
})

const Limits = z
  .object({
    cities: z.array(z.int()).nullable(),
    ceiling: z.int().nullable(),
    revision,
  } satisfies FieldsOf<CashOnDelivery & { readonly revision: string }>)
  .meta({ id: 'CashOnDeliveryLimits' })

const getCashOnDelivery = defineManageEndpoint({
  name: 'getCashOnDelivery',
  tag: 'Payments',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/payments/cash-on-delivery',
  summary: 'Where and up to which total the shop is paid at the door',
  access: 'shop',
  params: OfShop,
  response: Limits,
})

const setCashOnDelivery = defineManageEndpoint({
  name: 'setCashOnDelivery',
  tag: 'Payments',
  method: 'PUT',
  path: '/manage/v1/shops/:shopId/payments/cash-on-delivery',
  summary: 'Set the cities and the highest total, shipping included, for cash on delivery; null: any',
  access: 'shipping:write',
  params: OfShop,
  revision: true,
  maxEntries: 10_000,
  body: z.strictObject({ cities: z.array(z.int()).min(1).max(10_000).nullable(), ceiling: price.nullable() }),
  example: { cities: null, ceiling: 400_00 },
  response: Limits,
})

const Deposit = z
  .object({
    account: z.string().nullable(),
    /** When a pending change takes effect (`listMoneyChanges`); null: none is pending. */
    pendingUntil: moment.nullable(),
    revision,
  })
  .meta({ id: 'DepositAccount' })

const getDeposit = defineManageEndpoint({
  name: 'getDeposit',
  tag: 'Payments',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/payments/deposit',
  summary: 'Where bank deposits are paid into, as buyers read it who owe one',
  access: 'payments:read',
  params: OfShop,
  response: Deposit,
})

const setDeposit = defineManageEndpoint({
  name: 'setDeposit',
  tag: 'Payments',
  method: 'PUT',
  path: '/manage/v1/shops/:shopId/payments/deposit',
  summary:
    'Set the account for bank deposits, line by line. Where the shop is paid already, or has been, it waits for 24 hours',
  access: 'payments:write',
  fresh: true,
  params: OfShop,
  revision: true,
  body: z.strictObject({ account: textOrNull(1000) }),
  example: { account: 'Banco Central, savings 123-456789-00' },
  response: Deposit,
})

/** Where money is paid to: an account with a provider, or the one for bank deposits. */
export const MONEY_CHANGES = [...PAYMENT_PROVIDERS, 'deposit'] as const
const OfMoneyChange = OfShop.extend({ what: z.enum(MONEY_CHANGES) })
const changes = '/manage/v1/shops/:shopId/payments/changes'

const MoneyChange = z
  .object({
    what: z.enum(MONEY_CHANGES),
    /** For an account with a provider. */
    mode: z.enum(['live', 'test']).nullable(),
    /** The account for bank deposits, as displayed to buyers. */
    account: z.string().nullable(),
    askedBy: z.string(),
    /**
     * Whether the caller may confirm it: an owner who did not request it, and who had been one for a day before it was
     * requested.
     */
    mayConfirm: z.boolean(),
    /**
     * If the caller has been an owner for too short a time: they may confirm changes that are requested after this moment.
     */
    confirmsFrom: moment.nullable(),
    askedAt: moment,
    /** When it takes effect without a confirmation. */
    dueAt: moment,
    revision,
  })
  .meta({ id: 'MoneyChange' })

const listMoneyChanges = defineManageEndpoint({
  name: 'listMoneyChanges',
  tag: 'Payments',
  method: 'GET',
  path: changes,
  summary: 'Changes of where money goes that wait: every owner has been told by mail',
  access: 'payments:read',
  params: OfShop,
  response: listOf(MoneyChange),
})

const confirmMoneyChange = defineManageEndpoint({
  name: 'confirmMoneyChange',
  tag: 'Payments',
  method: 'POST',
  path: `${changes}/:what/confirm`,
  summary:
    'Let a change take effect at once: the one with this revision. Only another owner than the one who asked for it may, who was an owner a day before that',
  access: 'payments:write',
  fresh: true,
  params: OfMoneyChange,
  body: z.strictObject({ revision: z.string().max(60) }),
  example: { revision: 'n4bQgYhMfWWaL-qgxVrQFA' },
  response: nothing,
})

const cancelMoneyChange = defineManageEndpoint({
  name: 'cancelMoneyChange',
  tag: 'Payments',
  method: 'DELETE',
  path: `${changes}/:what`,
  summary: 'Drop a change that waits: money goes where it has gone',
  access: 'payments:write',
  params: OfMoneyChange,
  revision: true,
  response: nothing,
})

const reseal = defineManageEndpoint({
  name: 'reseal',
  tag: 'Payments',
  method: 'POST',
  path: '/manage/v1/reseal',
  summary: 'Seal the keys and tokens of every shop with PAYMENT_SECRET, which PAYMENT_SECRET_OLD opens',
  access: 'platform',
  response: z.object({ resealed: z.int(), lost: z.array(z.object({ shopId: z.int(), what: z.string() })) }),
})

export const paymentCalls = {
  listProviders,
  listMoneyChanges,
  confirmMoneyChange,
  cancelMoneyChange,
  listAccounts,
  getAccount,
  setAccount,
  deleteAccount,
  checkAccount,
  giveTestAccounts,
  listTroubles,
  getCashOnDelivery,
  setCashOnDelivery,
  getDeposit,
  setDeposit,
  reseal,
} as const
