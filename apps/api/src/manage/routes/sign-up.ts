import { manageEndpoints as calls, SCOPES_OF_ROLE, SCOPES_OF_SUPPORT } from '@store/api-client/manage'
import {
  type Country,
  homeCurrencyOf,
  isShopName,
  type Language,
  looksLikeBrand,
  NEW_SHOP_TEMPLATE,
  type PaymentMethod,
  shopUrl,
  slugWords,
} from '@store/core'
import { addAuditEntry } from '../../audit/store.ts'
import { findDeletion } from '../../closing/store.ts'
import { asWorker, inShop } from '../../database/open.ts'
import { takenNames } from '../../domains/store.ts'
import { networkName, siteOf } from '../../http/shopper.ts'
import { flagsOf } from '../../oversight/flags.ts'
import { beginQuietly, findStanding } from '../../oversight/standing.ts'
import { findSupport, listSupported, type SupportAccess } from '../../oversight/support.ts'
import { isWorkDone, newWork, WORK_BITS } from '../../oversight/work.ts'
import { hasTestAccount } from '../../payments/store/accounts.ts'
import type { Services } from '../../services.ts'
import { findShop, insertShop } from '../../shops/store/shops.ts'
import { addMembership, findMembership, listShopsOf } from '../../team/store.ts'
import { nameInLog, personOf } from '../caller.ts'
import { countWithin } from '../limits.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'

/** Availability checks of names per network and minute. */
const NAMES_A_MINUTE = 60
/** New shops of one person and of one network per day, and of one person in all. */
const SHOPS_A_DAY = 3
const SHOPS_OF_NETWORK_A_DAY = 5
const SHOPS_IN_ALL = 10
/** New shops of one network per day with a proof of work. */
const SHOPS_BY_WORK_A_DAY = 50
const DAY = 24 * 60 * 60
const IDEAS = 3

export function signUpRoutes(manage: Management): void {
  manage.outside(calls.checkShopName, async (_, { services, params, language, address, now }) => {
    await countWithin(services.db, now, [{ of: ['shop names', siteOf(address())], most: NAMES_A_MINUTE, within: 60 }])
    const subdomain = nameFrom(params.name)
    const candidates = [subdomain, ...ideasFor(subdomain, language)]
    const taken = await takenNames(services.db, candidates)
    const isFree = (name: string) => refusalOf(name, services) === null && !taken.includes(name)
    const refusal = refusalOf(subdomain, services) ?? (taken.includes(subdomain) ? ('taken' as const) : null)
    return {
      subdomain,
      url: shopUrl(
        { subdomain, domain: null, templateId: NEW_SHOP_TEMPLATE },
        services.domains,
        services.payments.shopPort,
      ),
      refusal,
      ideas: refusal === null || subdomain === '' ? [] : candidates.slice(1).filter(isFree).slice(0, IDEAS),
    }
  })

  manage.outside(calls.openMyShop, async (_, call) => {
    const { services, body, now, address } = call
    const person = personOf(call.caller)
    const { db } = services
    const subdomain = body.subdomain.toLowerCase()
    const refusal = refusalOf(subdomain, services)
    if (refusal) throw wrongField('subdomain', refusal === 'reserved' ? 'notAllowed' : 'wrongFormat')
    const currency = body.currency ?? homeCurrencyOf(body.country)
    if (!currency) throw wrongField('country', 'unknown')
    if ((await takenNames(db, [subdomain])).length > 0) throw wrongField('subdomain', 'taken')
    if ((await listShopsOf(db, person.personId)).length >= SHOPS_IN_ALL)
      throw new Refusal('tooMany', { retryAfter: DAY })
    await checkWork(call, person.personId)
    await countWithin(db, now, [{ of: ['shops of person', person.personId], most: SHOPS_A_DAY, within: DAY }])
    const shop = {
      name: body.name,
      subdomain,
      currency,
      country: body.country,
      templateId: body.templateId,
      language: body.language ?? languageOf(body.country),
      chatNumber: body.chatNumber,
      email: person.email,
      paymentMethods: methodsOf(body.country),
    }
    // In one transaction: no shop is created without an owner.
    const outcome = await asWorker(db, async (tx) => {
      const created = await insertShop(tx, shop)
      if (created.kind === 'taken') return created
      const { id } = created.shop
      await addMembership(tx, id, { personId: person.personId, role: 'owner', since: now })
      await beginQuietly(tx, id, flagsOf({ name: shop.name, subdomain, email: person.email }), now)
      await addAuditEntry(tx, id, {
        at: now,
        kind: 'person',
        who: nameInLog(call.caller),
        personId: person.personId,
        grantedBy: null,
        action: calls.openMyShop.name,
        thing: '',
        before: null,
        after: { name: shop.name, subdomain },
        refused: null,
        requestId: '',
        network: networkName(address()),
      })
      return created
    })
    if (outcome.kind === 'taken') throw wrongField('subdomain', 'taken')
    const { id } = outcome.shop
    return { shopId: id, subdomain, url: shopUrl(outcome.shop, services.domains, services.payments.shopPort) }
  })

  manage.outside(calls.listMyShops, async (_, { services, caller, now }) => {
    const person = personOf(caller)
    const { db, domains, payments } = services
    const [own, supported] = await Promise.all([
      listShopsOf(db, person.personId),
      person.isOperator ? listSupported(db, person.personId, now) : [],
    ])
    const ids = [...new Set([...own, ...supported])]
    const items = await Promise.all(
      ids.map((id) =>
        inShop(db, id, async (tx) => {
          const [shop, member] = [await findShop(tx, id), await findMembership(tx, id, person.personId)]
          const isMe = !member && person.isOperator
          const support = await findSupport(tx, id, now, isMe ? person.personId : null)
          if (!shop || !(member || (isMe && support))) return []
          const { name, subdomain, templateId, country, open } = shop
          const url = shopUrl(shop, domains, payments.shopPort)
          const { quietUntil, pauseReason } = await findStanding(tx, id)
          const role = member?.role ?? 'manager'
          const deletion = await findDeletion(tx, id)
          const test = await hasTestAccount(tx, id)
          return [
            {
              shopId: id,
              name,
              subdomain,
              url,
              templateId,
              country,
              open,
              test,
              role,
              pauseReason,
              scopes: [...(member ? SCOPES_OF_ROLE[member.role] : SCOPES_OF_SUPPORT)],
              support: support && supportShown(support, isMe),
              deletesAt: deletion?.dueAt.toISOString() ?? null,
              quietUntil: quietUntil && quietUntil > now ? quietUntil.toISOString() : null,
            },
          ]
        }),
      ),
    )
    return { items: items.flat().toSorted((one, other) => one.name.localeCompare(other.name)) }
  })
}

type Opening = {
  readonly services: Services
  readonly body: { readonly work?: { readonly challenge: string; readonly answer: number } | undefined }
  readonly now: Date
  readonly address: () => string
}

/** Demands a proof of work for each further shop from a network that has opened many today; each proof counts once. */
async function checkWork({ services, body: { work }, now, address }: Opening, personId: number): Promise<void> {
  const { db, people } = services
  const site = siteOf(address())
  if (work && isWorkDone(people.secrets, personId, work, now)) {
    await countWithin(db, now, [
      { of: ['work', work.challenge], most: 1, within: DAY },
      { of: ['shops of network by work', site], most: SHOPS_BY_WORK_A_DAY, within: DAY },
    ])
    return
  }
  const free = { of: ['shops of network', site], most: SHOPS_OF_NETWORK_A_DAY, within: DAY }
  await countWithin(db, now, [free]).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const challenge = newWork(people.secrets, personId, now)
    throw new Refusal('workNeeded', { current: { challenge, bits: WORK_BITS } })
  })
}

const supportShown = ({ mayChange, reason, endsAt, seenAt, seenBy }: SupportAccess, isMe: boolean) => ({
  isMe,
  mayChange,
  reason,
  seenBy,
  endsAt: endsAt.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
})

/** The subdomain for a shop's name; blank if no character of it can be in an address. */
const nameFrom = (name: string): string => slugWords(name).slice(0, 63).replace(/-$/, '')

function refusalOf(name: string, { domains }: Services): 'reserved' | 'unreadable' | null {
  if (looksLikeBrand(name, domains)) return 'reserved'
  if (isShopName(name, domains)) return null
  return /^[a-z]{2,}$/.test(name) ? 'reserved' : 'unreadable'
}

const SHOP_WORD: { readonly [Each in Language]: string } = { es: 'tienda', en: 'shop', pt: 'loja', fr: 'boutique' }

const ideasFor = (name: string, language: Language): readonly string[] =>
  [`${name}-${SHOP_WORD[language]}`, `${SHOP_WORD[language]}-${name}`, `${name}-online`, `${name}2`, `${name}3`].map(
    (idea) => idea.slice(0, 63),
  )

/** The language of shoppers in a country. */
function languageOf(country: Country): Language {
  if (country === 'BR') return 'pt'
  if (country === 'US') return 'en'
  return country === 'FR' || country === 'GF' ? 'fr' : 'es'
}

/**
 * The payment methods of a new shop, which need no account at a provider: agreed by chat, and in Spanish America cash on
 * delivery.
 */
const methodsOf = (country: Country): readonly PaymentMethod[] =>
  ['BR', 'US', 'FR', 'GF', 'ES'].includes(country) ? ['toBeAgreed'] : ['toBeAgreed', 'cashOnDelivery']
