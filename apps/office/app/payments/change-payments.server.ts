import { MONEY_CHANGES } from '@store/api-client/manage'
import {
  methodsThrough,
  OFFLINE_PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  type PaymentMethod,
  paymentName,
  withMethods,
} from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith, wrongTyped } from '#app/session/outcome.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { cityFinder } from '#app/settings/cities.ts'
import { amountIn, saved, textIn } from '#app/settings/save.server.ts'
import { paymentsWords } from '#app/words/payments/index.ts'
import { loadWords } from '#app/words/words.ts'

type PaymentsWords = ReturnType<typeof paymentsWords.of>

const done = (note: string): Done => ({ kind: 'done', note })

/** Handles the forms of the payments page. */
export async function changePayments(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const words = paymentsWords.of(office.language)
  const { manage } = office
  const what = MONEY_CHANGES.find((each) => each === sent.text('what')) ?? 'deposit'
  switch (sent.intent) {
    case 'methods':
      return saveMethods(office, sent, shopId)
    case 'order':
      return saveOrder(office, sent, shopId)
    case 'cod':
      return saveLimits(office, sent, shopId)
    case 'deposit':
      return saveDeposit(office, sent, shopId)
    case 'confirmChange':
      return decided(sent, words, words.confirmed, () =>
        manage.confirmMoneyChange({ params: { shopId, what }, body: { revision: sent.text('revision') } }),
      )
    case 'cancelChange':
      return decided(sent, words, words.cancelled, () =>
        manage.cancelMoneyChange({ params: { shopId, what }, revision: sent.text('revision') }),
      )
    default:
      return changeAccount(office, sent, shopId)
  }
}

/** Confirms or cancels a pending change. It may have been replaced, decided or applied since it was shown. */
async function decided(
  sent: Sent,
  words: PaymentsWords,
  note: string,
  work: () => Promise<unknown>,
): Promise<Done | Refused> {
  try {
    await work()
    return done(note)
  } catch (error) {
    const code = problemOf(error)?.code ?? null
    const refusals: Partial<Record<NonNullable<typeof code>, string>> = {
      revision: words.replaced,
      notFound: words.over,
      state: words.notYours,
    }
    const refusal = code === null ? undefined : refusals[code]
    if (refusal === undefined) throw error
    return refusedWith(sent, refusal)
  }
}

async function saveMethods(office: Office, sent: Sent, shopId: number): Promise<Done | Refused> {
  const { manage } = office
  const params = { shopId }
  const [shop, accounts] = await Promise.all([manage.getShop({ params }), manage.listAccounts({ params })])
  const shown: readonly PaymentMethod[] = [
    ...OFFLINE_PAYMENT_METHODS,
    ...accounts.items.flatMap(({ provider }) => methodsThrough(provider)),
  ]
  const on = sent.all('method')
  // Methods that the page does not show are left as they are, and the order is kept.
  const stay = shop.paymentMethods.filter((method) => !shown.includes(method) || on.includes(method))
  const paymentMethods = [
    ...withMethods(
      stay,
      shown.filter((method) => on.includes(method)),
    ),
  ]
  return saved({ office, shopId, sent, call: 'changeShop' }, () =>
    manage.changeShop({ params, revision: sent.text('revision'), body: { paymentMethods } }),
  )
}

/** Saves the order of the methods: those of the form as they come; others keep their position. */
async function saveOrder(office: Office, sent: Sent, shopId: number): Promise<Done | Refused> {
  const { manage } = office
  const params = { shopId }
  const { paymentMethods: known } = await manage.getShop({ params })
  const wanted = sent.text('methods').split(',')
  const moved = known
    .filter((method) => wanted.includes(method))
    .toSorted((a, b) => wanted.indexOf(a) - wanted.indexOf(b))
    .values()
  const paymentMethods = known.map((method) => (wanted.includes(method) ? (moved.next().value ?? method) : method))
  return saved({ office, shopId, sent, call: 'changeShop' }, () =>
    manage.changeShop({ params, revision: sent.text('revision'), body: { paymentMethods } }),
  )
}

async function saveDeposit(office: Office, sent: Sent, shopId: number): Promise<Done | Refused> {
  const words = paymentsWords.of(office.language)
  const account = textIn(sent, 'account')
  let waits = false
  const outcome = await saved({ office, shopId, sent, call: 'setDeposit' }, async () => {
    const { manage } = office
    const set = await manage.setDeposit({ params: { shopId }, revision: sent.text('revision'), body: { account } })
    waits = set.pendingUntil !== null
  })
  if (outcome.kind === 'refused' || !(waits || account === null)) return outcome
  return done(account === null ? words.accountRemoved : words.accountAsked)
}

async function saveLimits(office: Office, sent: Sent, shopId: number): Promise<Done | Refused> {
  const { manage, language } = office
  const params = { shopId }
  const words = paymentsWords.of(language)
  const { parts } = await loadWords[language]()
  const [{ currency, country }, places] = await Promise.all([manage.getShop({ params }), manage.listCities({ params })])
  const ceiling = amountIn(sent, 'ceiling', { currency, country })
  if (ceiling === undefined) return wrongTyped(sent, { ceiling: parts.amount })
  const find = cityFinder(places.items)
  const cities: number[] = []
  for (const name of sent
    .text('cities')
    .split('\n')
    .map((line) => line.trim())) {
    if (name === '') continue
    const found = find(name)
    if (found === null || found === 'many') return wrongTyped(sent, { cities: words.badCity(name.slice(0, 60)) })
    cities.push(found.id)
  }
  return saved({ office, shopId, sent, call: 'setCashOnDelivery' }, () =>
    manage.setCashOnDelivery({
      params,
      revision: sent.text('revision'),
      body: { ceiling: ceiling || null, cities: cities.length > 0 ? cities : null },
    }),
  )
}

/** Handles the forms of a provider's account; the button has the provider after the intent: `setKeys wompi`. */
async function changeAccount(office: Office, sent: Sent, shopId: number): Promise<Done | Refused> {
  const { manage, language } = office
  const words = paymentsWords.of(language)
  const [intent, of] = sent.intent.split(' ')
  const provider = PAYMENT_PROVIDERS.find((each) => each === of) ?? 'wompi'
  const params = { shopId, provider }
  const revision = sent.text('revision')
  const { country } = await manage.getShop({ params: { shopId } })
  const name = paymentName(provider, language, country)
  switch (intent) {
    case 'checkKeys': {
      const { state } = await manage.checkAccount({ params })
      return state === 'good' ? done(words.checked.good) : refusedWith(sent, words.checked[state])
    }
    case 'removeAccount':
      await manage.deleteAccount({ params, revision })
      return done(words.removed(name))
    default: {
      const { items } = await manage.listProviders({ params: { shopId } })
      const names = items.find((each) => each.provider === provider)?.keys.map((key) => key.name) ?? []
      const keys = Object.fromEntries(names.map((key) => [key, sent.text(key)]))
      try {
        const { pendingUntil } = await manage.setAccount({ params, revision: revision || '*', body: { keys } })
        return done(pendingUntil === null ? words.keysSaved(name) : words.keysAsked)
      } catch (error) {
        if (!belongNotTogether(error)) throw error
        return refusedWith(sent, words.keysTogether)
      }
    }
  }
}

/** The keys are valid, but of different accounts. */
const belongNotTogether = (error: unknown): boolean => {
  const errors = problemOf(error)?.errors ?? []
  return errors.length > 0 && errors.every(({ path }) => path === 'keys')
}
