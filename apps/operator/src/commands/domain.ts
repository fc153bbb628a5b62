import { addDomain, findShopByName, removeDomain } from '@store/api/queries'
import { normaliseHost } from '@store/core'
import { Command } from 'commander'
import { Complaint } from '../complaint.ts'
import { withDatabase } from '../connection.ts'

export function domainCommand() {
  const domain = new Command('domain').description("a shop's own domains")

  domain
    .command('add')
    .description('make a domain open a shop')
    .argument('<domain>', 'as in alborada.example')
    .requiredOption('--shop <name>', 'subdomain of the shop')
    .action(async (text: string, options: { shop: string }) => {
      const name = hostName(text)
      await withDatabase(async ({ db }) => {
        const shop = await findShopByName(db, options.shop)
        if (!shop) throw new Complaint(`There is no shop "${options.shop}". "feria shop list" shows them all.`)
        const outcome = await addDomain(db, shop.id, name)
        if (outcome === 'taken') throw new Complaint(`${name} already opens another shop. Remove it there first.`)
        console.log(`${name} opens ${shop.name}`)
      })
    })

  domain
    .command('remove')
    .description('a domain no longer opens its shop')
    .argument('<domain>')
    .requiredOption('--shop <name>', 'subdomain of the shop')
    .action(async (text: string, options: { shop: string }) => {
      const name = hostName(text)
      await withDatabase(async ({ db }) => {
        const shop = await findShopByName(db, options.shop)
        if (!shop) throw new Complaint(`There is no shop "${options.shop}". "feria shop list" shows them all.`)
        const removed = await removeDomain(db, shop.id, name)
        if (!removed) throw new Complaint(`${name} is not a domain of ${shop.name}.`)
        console.log(`${name} no longer opens ${shop.name}`)
      })
    })

  return domain
}

function hostName(text: string): string {
  const name = normaliseHost(text)
  if (name?.includes('.') && !/^[\d.]+$/.test(name)) return name
  throw new Complaint(`"${text}" is not a domain. Write it as in alborada.example, without http:// or path.`)
}
