import { manageEndpoints as calls, type ManageEndpoint } from '@store/api-client/manage'
import { type ShopId, shopUrl } from '@store/core'
import { type AuditEntry, addAuditEntry } from '../../audit/store.ts'
import { inShop, type Tx } from '../../database/open.ts'
import { networkName } from '../../http/shopper.ts'
import { countOutbox } from '../../messages/store.ts'
import { findOverseen, type Overseen, type OverseenView } from '../../oversight/overseen.ts'
import { closeReport, listReports, type Report } from '../../oversight/reports.ts'
import { passShop, pauseShop, resumeShop } from '../../oversight/standing.ts'
import { addSupport, endSupport } from '../../oversight/support.ts'
import { countMails, notifyPeople } from '../../people/index.ts'
import { removeWish, setPlan } from '../../plans/store.ts'
import type { Services } from '../../services.ts'
import { changeShop, findShop, type WriteTx } from '../../shops/store/shops.ts'
import { listOwners } from '../../team/store.ts'
import { type Caller, nameInLog, personOf } from '../caller.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'
import { Refusal } from '../refusal.ts'
import { planShown } from './limits.ts'

/** A call of an operator on a shop. It is recorded in the shop's audit log, as calls of its own people are. */
type Operation = {
  readonly services: Services
  readonly caller: Caller
  readonly params: { readonly id: ShopId }
  readonly now: Date
  readonly address: () => string
}

const VIEWS: readonly OverseenView[] = ['all', 'waiting', 'asking', 'paused']

export function operatorRoutes(manage: Management): void {
  manage.outside(calls.listOverseenShops, async (_, { services, caller, query, now }) => {
    const { limit, after } = pageIn(query, 'id')
    const shops = await findOverseen(
      services.db,
      {
        view: VIEWS.find((view) => view === query.view) ?? 'all',
        search: query.q ?? null,
        shopId: null,
        before: after === null ? null : Number(after[0]),
        limit: limit + 1,
        personId: personOf(caller).personId,
      },
      now,
    )
    return pageOf(
      shops,
      limit,
      'id',
      ({ shopId }) => [shopId],
      (shop) => shown(shop, services),
    )
  })

  manage.outside(calls.getOverseenShop, (_, call) => inFull(call))

  manage.outside(calls.passShop, (_, call) =>
    changed(call, calls.passShop, {}, (tx) => passShop(tx, call.params.id, nameInLog(call.caller), call.now)),
  )

  manage.outside(calls.pauseShop, (_, call) => {
    const { body, params, now, caller } = call
    return changed(call, calls.pauseShop, { why: body.reason }, async (tx) => {
      const by = nameInLog(caller)
      if (!(await pauseShop(tx, params.id, { by, reason: body.reason, now })))
        throw new Refusal('state', { allowed: ['resume'] })
      await notifyOwners(tx, call, 'shopPaused', body.reason)
    })
  })

  manage.outside(calls.resumeShop, (_, call) =>
    changed(call, calls.resumeShop, {}, async (tx) => {
      if (!(await resumeShop(tx, call.params.id))) throw new Refusal('state', { allowed: ['pause'] })
    }),
  )

  manage.outside(calls.setShopPlan, async (_, call) => {
    const { body, params } = call
    await checkShop(call)
    await inShop(call.services.db, params.id, async (tx) => {
      await setPlan(tx, params.id, body)
      await noted(tx, call, calls.setShopPlan, body)
    })
    return inFull(call)
  })
  manage.outside(calls.closeWish, async (_, call) => {
    const { services, params } = call
    await checkShop(call)
    await inShop(services.db, params.id, async (tx) => {
      if (!(await removeWish(tx, params.id))) throw new Refusal('state', { allowed: [] })
      await noted(tx, call, calls.closeWish, {})
    })
    return inFull(call)
  })

  manage.outside(calls.closeReport, async (_, call) => {
    const { services, params, body, now, caller } = call
    const by = nameInLog(caller)
    await checkShop(call)
    const closed = await inShop(services.db, params.id, (tx) =>
      closeReport(tx, params.id, params.report, { by, answer: body.answer, now }),
    )
    if (!closed) throw new Refusal('notFound')
    return inFull(call)
  })

  manage.outside(calls.enterInEmergency, (_, call) => {
    const { body, params, now, caller } = call
    const { reason, mayChange } = body
    return changed(call, calls.enterInEmergency, { mayChange, why: reason }, async (tx) => {
      const { personId } = personOf(caller)
      await addSupport(tx, params.id, { personId, mayChange, reason, grantedBy: nameInLog(caller) }, now)
      await notifyOwners(tx, call, 'supportEmergency', reason)
    })
  })

  manage.outside(calls.leaveEmergency, async (_, call) => {
    const { services, params, caller, now } = call
    await checkShop(call)
    await inShop(services.db, params.id, async (tx) => {
      if ((await endSupport(tx, params.id, now, personOf(caller).personId)) > 0)
        await noted(tx, call, calls.leaveEmergency, {})
    })
    return {}
  })

  manage.outside(calls.getPlatformHealth, async (_, { services: { db } }) => {
    const [outbox, mails] = await Promise.all([countOutbox(db), countMails(db)])
    return {
      outbox: { waiting: outbox.waiting, givenUp: outbox.dead },
      peopleMails: { waiting: mails.waiting, givenUp: mails.dead },
    }
  })
}

async function overseenOf({ services, caller, params, now }: Operation): Promise<Overseen> {
  const { personId } = personOf(caller)
  const query = { view: 'all', search: null, shopId: params.id, before: null, personId, limit: 1 } as const
  const [shop] = await findOverseen(services.db, query, now)
  if (!shop) throw new Refusal('notFound')
  return shop
}

const checkShop = async (call: Operation): Promise<void> => void (await overseenOf(call))

async function inFull(call: Operation) {
  const shop = await overseenOf(call)
  const { services, now } = call
  const [reports, plan] = await inShop(services.db, shop.shopId, async (tx) => [
    await listReports(tx, shop.shopId),
    await planShown(tx, shop.shopId, now),
  ])
  return { ...shown(shop, services), ...plan, reports: reports.map(reportShown) }
}

/** Changes a shop and records it in its audit log, in one transaction. */
async function changed(
  call: Operation,
  endpoint: ManageEndpoint,
  after: Readonly<Record<string, unknown>>,
  work: (tx: WriteTx) => Promise<void>,
) {
  await checkShop(call)
  await changeShop(call.services.db, call.params.id, async (tx) => {
    await work(tx)
    await noted(tx, call, endpoint, after)
  })
  return inFull(call)
}

function noted(
  tx: Tx,
  { caller, params, now, address }: Operation,
  endpoint: ManageEndpoint,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const entry: AuditEntry = {
    at: now,
    kind: 'operator',
    who: nameInLog(caller),
    personId: personOf(caller).personId,
    grantedBy: null,
    action: endpoint.name,
    thing: '',
    before: null,
    after: Object.keys(after).length > 0 ? after : null,
    refused: null,
    network: networkName(address()),
    requestId: '',
  }
  return addAuditEntry(tx, params.id, entry)
}

/** Queues a mail to every owner, before the change is committed, so that no change is made without it. */
async function notifyOwners(
  tx: Tx,
  { services, params: { id } }: Operation,
  kind: 'supportEmergency' | 'shopPaused',
  reason: string,
): Promise<void> {
  const shop = await findShop(tx, id)
  const href = `${services.people.officeUrl}/${shop?.subdomain ?? ''}/settings/team`
  await notifyPeople(services, await listOwners(tx, id), { kind, content: { shop: shop?.name ?? '', reason, href } })
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

const shown = (
  { domain, flags, createdAt, wishText, wishedAt, wishedBy, ...shop }: Overseen,
  { domains, payments }: Services,
) => ({
  ...shop,
  flags: [...flags],
  createdAt: createdAt.toISOString(),
  passedAt: iso(shop.passedAt),
  url: shopUrl({ subdomain: shop.subdomain, domain, templateId: shop.templateId }, domains, payments.shopPort),
  wish: wishText && wishedAt ? { text: wishText, at: wishedAt.toISOString(), by: wishedBy ?? '' } : null,
  quietUntil: iso(shop.quietUntil),
  pausedAt: iso(shop.pausedAt),
  supportUntil: iso(shop.supportUntil),
})

const reportShown = ({ at, closedAt, ...report }: Report) => ({
  ...report,
  at: at.toISOString(),
  closedAt: iso(closedAt),
})
