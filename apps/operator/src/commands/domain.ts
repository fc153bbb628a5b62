import { isDomainName, normaliseHost } from '@store/core'
import { type InShop, problemIn, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { answer, print, printTable } from '../print.ts'

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
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const domain = await manage.createDomain({ params, body: { name } }).catch((error: unknown) => {
          throw refusedName(name, problemIn(error)?.errors?.[0]?.code) ?? error
        })
        const { verified } = domain
        answer(options, { shop: shop.subdomain, domain: name, verified }, () => {
          print(verified ? `${name} opens ${shop.name}` : `${name} will open ${shop.name} once it is verified`)
          if (!verified) print(howToProve(domain, shop.subdomain))
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
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const domain = await domainOf(where, name)
        const body = { vouch: options.vouch ?? false }
        const { outcome, code } = await manage.verifyDomain({ params: { ...params, name }, body })
        if (outcome === 'silent')
          throw new Complaint(
            `The name servers do not answer (${code}). Try again later, or vouch for the domain with --vouch.`,
          )
        if (outcome === 'notProven')
          throw new Complaint(`${name} is not proven to be the merchant's. ${howToProve(domain, shop.subdomain)}`)
        answer(options, { shop: shop.subdomain, domain: name, verified: true }, () =>
          print(`${name} is verified: it opens ${shop.name}, and may have a certificate`),
        )
      })
    })

const domainRemove = () =>
  command('remove', 'Remove a domain', ['domain remove mercado.example --shop mercado'])
    .argument('<domain>')
    .requiredOption(...SHOP)
    .action(async (text: string, options: OfShop) => {
      const name = hostName(text)
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { revision } = await domainOf(where, name)
        await manage.deleteDomain({ params: { ...params, name }, revision })
        answer(options, { shop: shop.subdomain, domain: name, removed: true }, () =>
          print(`${name} no longer opens ${shop.name}`),
        )
      })
    })

const domainList = () =>
  command('list', 'List the domains of a shop', ['domain list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items } = await manage.listDomains({ params })
        const known = items.map(({ name, verified }) => ({ name, verified }))
        answer(options, known, () => {
          if (known.length === 0) print(`${shop.name} has no domain of its own`)
          printTable(known.map(({ name, verified }) => ({ domain: name, verified: verified ? 'yes' : 'no' })))
        })
      })
    })

type Domain = Awaited<ReturnType<InShop['manage']['createDomain']>>

async function domainOf({ manage, shop, params }: InShop, name: string): Promise<Domain> {
  const { items: known } = await manage.listDomains({ params })
  const found = known.find((domain) => domain.name === name)
  if (found) return found
  const hint = didYouMean(
    name,
    known.map((domain) => domain.name),
  )
  throw new Complaint(`${name} is not a domain of ${shop.name}.${hint}`)
}

function refusedName(name: string, code: string | undefined): Complaint | null {
  if (code === 'taken') return new Complaint(`${name} already opens another shop. Remove it there first.`)
  if (code !== 'wrongFormat') return null
  return new Complaint(`${name} is an address of the product's own. A shop's own domain is one that its merchant has.`)
}

function howToProve({ name, proof }: Domain, subdomain: string): string {
  const { record, text } = proof
  return `Publish a TXT record ${record} that says ${text}, then run "feria domain verify ${name} --shop ${subdomain}".`
}

function hostName(text: string): string {
  const name = normaliseHost(text)
  if (!name || !isDomainName(name))
    throw new Complaint(`"${text}" is not a domain. Write it as in alborada.example, without http:// or path.`)
  return name
}
