import { manageEndpoints as calls } from '@store/api-client/manage'
import { isOwnDomain, normaliseHost, type ShopId } from '@store/core'
import { inShop } from '../../database/open.ts'
import { isProven, pointsHere, proofOf } from '../../domains/proof.ts'
import { addDomain, listDomains, markVerified, removeDomain, setMainDomain } from '../../domains/store.ts'
import type { Services } from '../../services.ts'
import { findShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function domainRoutes(manage: Management): void {
  manage.outside(calls.listDomains, async (_, { shopId, services }) => ({
    items: (await domainsOf(services, shopId)).domains,
  }))
  manage.outside(calls.createDomain, async (_, { shopId, services, body }) => {
    const name = normaliseHost(body.name)
    if (!name || !isOwnDomain(name, services.domains)) throw wrongField('name', 'wrongFormat')
    if ((await addDomain(services.db, shopId, name)) === 'taken') throw wrongField('name', 'taken')
    return (await domainOf(services, shopId, name)).domain
  })
  manage.outside(calls.verifyDomain, async (_, { shopId, services, params, body, caller }) => {
    const { subdomain, domain } = await domainOf(services, shopId, params.name)
    const { name } = domain
    const vouch = body.vouch ?? false
    if (vouch && caller.kind !== 'platform') throw new Refusal('forbidden', { needs: 'platform' })
    const proven = vouch ? ({ kind: 'answered', value: true } as const) : await ask(services, name, subdomain)
    if (proven.kind === 'answered' && proven.value) await markVerified(services.db, shopId, name, vouch)
    const outcome =
      proven.kind === 'silent' ? ('silent' as const) : proven.value ? ('verified' as const) : ('notProven' as const)
    const code = proven.kind === 'silent' ? proven.code : null
    const points = await pointsHere(questionOf(services, name, subdomain), false)
    return {
      outcome,
      code,
      pointsHere: points.kind === 'answered' ? points.value : null,
      domain: (await domainOf(services, shopId, name)).domain,
    }
  })
  manage.outside(calls.getDomainState, async (_, { shopId, services, params }) => {
    const { subdomain, domain } = await domainOf(services, shopId, params.name)
    const { name, verified } = domain
    const points = await pointsHere(questionOf(services, name, subdomain), false)
    // Only verified domains get a certificate.
    const certificate = verified ? await services.certificateOf(name) : 'missing'
    return { pointsHere: points.kind === 'answered' ? points.value : null, verified, certificate }
  })
  manage.outside(calls.setMainDomain, async (_, { shopId, services, params }) => {
    const { name, verified } = (await domainOf(services, shopId, params.name)).domain
    if (!verified) throw new Refusal('state', { allowed: ['verify'] })
    await setMainDomain(services.db, shopId, name)
    return (await domainOf(services, shopId, name)).domain
  })
  manage.outside(calls.deleteDomain, async (_, { shopId, services, params, match }) => {
    const known = (await domainOf(services, shopId, params.name)).domain
    match(known)
    await removeDomain(services.db, shopId, known.name)
    return {}
  })
}

const ask = (services: Services, domain: string, subdomain: string) => isProven(questionOf(services, domain, subdomain))

const questionOf = ({ domains, nameServers }: Services, domain: string, subdomain: string) => ({
  domain,
  subdomain,
  servers: nameServers,
  addresses: [...domains.storeDomains, ...domains.onlineDomains].map((own) => `${subdomain}.${own}`),
})

async function domainsOf({ db, domains }: Services, shopId: ShopId) {
  const shop = await inShop(db, shopId, (tx) => findShop(tx, shopId))
  if (!shop) throw new Refusal('notFound')
  const known = await listDomains(db, shopId)
  const { subdomain } = shop
  const target = `${subdomain}.${domains.storeDomains[0] ?? ''}`
  return {
    subdomain,
    domains: known.map(({ name, verified, trouble }) =>
      revised({ name, verified, trouble, proof: proofOf(name, subdomain), target, main: shop.domain === name }, [
        'main',
        'trouble',
      ]),
    ),
  }
}

/** A domain of the shop, and the platform's subdomain that it should resolve to. */
async function domainOf(services: Services, shopId: ShopId, name: string) {
  const { subdomain, domains } = await domainsOf(services, shopId)
  const domain = domains.find((each) => each.name === name.toLowerCase())
  if (!domain) throw new Refusal('notFound')
  return { subdomain, domain }
}
