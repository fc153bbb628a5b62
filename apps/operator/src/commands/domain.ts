import { isProven, proofOf } from '@store/api/domains'
import { addDomain, listDomains, markVerified, removeDomain } from '@store/api/queries'
import { normaliseHost, type Shop } from '@store/core'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import type { Connection } from '../connection.ts'
import { didYouMean } from '../nearest.ts'
import { isDomainName, isOwnDomain } from '../own-domain.ts'
import { answer, printTable } from '../print.ts'
import { domains } from '../product.ts'
import { withShop } from '../shop-of.ts'

export const domainCommand = () =>
  group('domain', "Manage a shop's own domains", [domainAdd(), domainVerify(), domainRemove(), domainList()])

const domainAdd = () =>
  command('add', 'Add a domain, which opens the shop once it is verified', [
    'domain add mercado.example --shop mercado',
  ])
    .argument('<domain>', 'as in alborada.example')
    .requiredOption(...SHOP)
    .action(async (text: string, options: OfShop) => {
      const name = hostName(text)
      await withShop(options.shop, async ({ db, shop }) => {
        const outcome = await addDomain(db, shop.id, name)
        if (outcome === 'taken') throw new Complaint(`${name} already opens another shop. Remove it there first.`)
        const { verified } = await domainOf(db, shop, name)
        answer(options, { shop: shop.subdomain, domain: name, verified }, () => {
          console.log(verified ? `${name} opens ${shop.name}` : `${name} will open ${shop.name} once it is verified`)
          if (!verified) console.log(howToProve(name, shop))
        })
      })
    })

const domainVerify = () =>
  command('verify', 'Check that a domain is the merchant’s, and open the shop with it', [
    'domain verify mercado.example --shop mercado',
    'domain verify mercado.example --shop mercado --vouch',
  ])
    .argument('<domain>', 'one that was added')
    .requiredOption(...SHOP)
    .option('--vouch', 'do not ask the name servers: you know that it is theirs')
    .action(async (text: string, options: OfShop & { readonly vouch?: boolean }) => {
      const name = hostName(text)
      await withShop(options.shop, async ({ db, shop }) => {
        await domainOf(db, shop, name)
        const { storeDomains, onlineDomains } = domains()
        const addresses = [...storeDomains, ...onlineDomains].map((domain) => `${shop.subdomain}.${domain}`)
        if (!options.vouch && !(await proves(name, shop.subdomain, addresses)))
          throw new Complaint(`${name} is not proven to be the merchant's. ${howToProve(name, shop)}`)
        await markVerified(db, shop.id, name, options.vouch ?? false)
        answer(options, { shop: shop.subdomain, domain: name, verified: true }, () =>
          console.log(`${name} is verified: it opens ${shop.name}, and may have a certificate`),
        )
      })
    })

const domainRemove = () =>
  command('remove', 'Remove a domain', ['domain remove mercado.example --shop mercado'])
    .argument('<domain>')
    .requiredOption(...SHOP)
    .action(async (text: string, options: OfShop) => {
      const name = hostName(text)
      await withShop(options.shop, async ({ db, shop }) => {
        await domainOf(db, shop, name)
        await removeDomain(db, shop.id, name)
        answer(options, { shop: shop.subdomain, domain: name, removed: true }, () =>
          console.log(`${name} no longer opens ${shop.name}`),
        )
      })
    })

const domainList = () =>
  command('list', 'List the domains of a shop', ['domain list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const known = await listDomains(db, shop.id)
        answer(options, known, () => {
          if (known.length === 0) console.log(`${shop.name} has no domain of its own`)
          printTable(known.map(({ name, verified }) => ({ domain: name, verified: verified ? 'yes' : 'no' })))
        })
      })
    })

async function domainOf(db: Connection['db'], shop: Shop, name: string) {
  const known = await listDomains(db, shop.id)
  const found = known.find((domain) => domain.name === name)
  if (found) return found
  const hint = didYouMean(
    name,
    known.map((domain) => domain.name),
  )
  throw new Complaint(`${name} is not a domain of ${shop.name}.${hint}`)
}

async function proves(domain: string, subdomain: string, addresses: readonly string[]): Promise<boolean> {
  const servers = process.env.DNS_SERVERS?.split(',').filter(Boolean) ?? []
  const answer = await isProven({ domain, subdomain, addresses, servers }).catch(() => {
    throw new Complaint('DNS_SERVERS is not a list of addresses. Write it as in 1.1.1.1,9.9.9.9.')
  })
  if (answer.kind === 'answered') return answer.value
  throw new Complaint(
    `The name servers do not answer (${answer.code}). Try again later, or vouch for the domain with --vouch.`,
  )
}

function howToProve(name: string, shop: Shop): string {
  const { record, text } = proofOf(name, shop.subdomain)
  return `Publish a TXT record ${record} that says ${text}, then run "feria domain verify ${name} --shop ${shop.subdomain}".`
}

function hostName(text: string): string {
  const name = normaliseHost(text)
  if (!name || !isDomainName(name))
    throw new Complaint(`"${text}" is not a domain. Write it as in alborada.example, without http:// or path.`)
  if (!isOwnDomain(name))
    throw new Complaint(`${name} is an address of the product's own. A shop's own domain is one that its merchant has.`)
  return name
}
