import { methodsThrough, OFFLINE_PAYMENT_METHODS, offeredMethods, paymentName, timeZoneOf } from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { cityLabel } from '#app/settings/cities.ts'
import { momentText } from '#app/words/dates.ts'

/** Loads the payment settings: methods, accounts without their keys, and pending changes. */
export async function readPayments({ manage, language }: Office, { shopId }: MyShop) {
  const params = { shopId }
  const [shop, providers, accounts, deposit, limits, changes, cities] = await Promise.all([
    manage.getShop({ params }),
    manage.listProviders({ params }),
    manage.listAccounts({ params }),
    manage.getDeposit({ params }),
    manage.getCashOnDelivery({ params }),
    manage.listMoneyChanges({ params }),
    manage.listCities({ params }),
  ])
  const { currency, country } = shop
  const money = { currency, country }
  const zone = timeZoneOf(country)
  const when = (moment: string) => momentText(moment, language, zone)
  const nameOf = (provider: Parameters<typeof paymentName>[0]) => paymentName(provider, language, country)
  const online = new Set(accounts.items.flatMap(({ provider }) => methodsThrough(provider)))
  const placeOf = new Map(cities.items.map((city) => [city.id, cityLabel(city)]))
  return {
    money,
    revision: shop.revision,
    order: offeredMethods(shop.paymentMethods).map((method) => ({ method, name: nameOf(method) })),
    methods: [...online, ...OFFLINE_PAYMENT_METHODS].map((method) => ({
      method,
      name: nameOf(method),
      on: shop.paymentMethods.includes(method),
      through: accounts.items.find(({ provider }) => methodsThrough(provider).some((own) => own === method))?.provider,
    })),
    accounts: accounts.items.map((account) => ({
      ...account,
      name: nameOf(account.provider),
      since: account.since && when(account.since),
      pendingUntil: account.pendingUntil && when(account.pendingUntil),
      keys: providers.items.find(({ provider }) => provider === account.provider)?.keys ?? [],
    })),
    more: providers.items
      .filter(({ provider }) => !accounts.items.some((account) => account.provider === provider))
      .map(({ provider, keys }) => ({ provider, keys, name: nameOf(provider) })),
    deposit: { ...deposit, pendingUntil: deposit.pendingUntil && when(deposit.pendingUntil) },
    limits: {
      ceiling: limits.ceiling,
      revision: limits.revision,
      cities: (limits.cities ?? []).flatMap((id) => placeOf.get(id) ?? []).join('\n'),
    },
    hasCities: cities.items.length > 0,
    changes: changes.items.map((change) => ({
      ...change,
      name: change.what === 'deposit' ? null : nameOf(change.what),
      dueAt: when(change.dueAt),
      confirmsFrom: change.confirmsFrom && when(change.confirmsFrom),
    })),
  }
}
