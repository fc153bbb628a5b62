import { inShop } from '@store/api/database'
import { findShopSettings, listDomains, listStock } from '@store/api/queries'
import { chatShopUrl, shopUrl } from '@store/core'
import { command, type Json } from '../command.ts'
import { answer, moneyOf, printFacts } from '../print.ts'
import { domains, port } from '../product.ts'
import { rateInWords } from '../rate.ts'
import { withShop } from '../shop-of.ts'

export const shopShow = () =>
  command('show', 'Show everything about one shop', ['shop show mercado', 'shop show mercado --json'])
    .argument('<shop>', 'subdomain of the shop')
    .action(async (subdomain: string, options: Json) => {
      await withShop(subdomain, async ({ db, shop }) => {
        const { settings, products } = await inShop(db, shop.id, async (tx) => ({
          settings: await findShopSettings(tx, shop.id),
          products: (await listStock(tx, shop.id, { search: null, limit: 1_000_000 })).length,
        }))
        const url = shopUrl(shop, domains(), port())
        const chatUrl = chatShopUrl(shop, domains(), port())
        const names = await listDomains(db, shop.id)
        const all = {
          id: shop.id,
          subdomain,
          url,
          chatUrl,
          domains: names,
          version: shop.version,
          products,
          ...settings,
        }
        answer(options, all, () =>
          printFacts({
            ...{
              name: shop.name,
              address: url,
              'as a chat': chatUrl,
              open: shop.open,
              locked: shop.accessGate?.enabled ?? false,
            },
            domains: names.map(({ name, verified }) => (verified ? name : `${name} (not verified)`)).join(', '),
            ...{ template: shop.templateId, language: shop.language, currency: shop.currency, country: shop.country },
            ...{ city: shop.city, phone: shop.phone, email: shop.email, WhatsApp: shop.chatNumber, products },
            ...{ logo: settings?.logo ?? null, ...shop.socials },
            'WhatsApp orders are kept': settings && `${settings.chatHoldMinutes} minutes`,
            'of a product per buyer': settings?.maxUnits ?? null,
            'open orders per buyer': settings?.maxOpenOrders ?? null,
            'invoices at checkout': shop.invoices,
            'minimum purchase': moneyOf(shop)(shop.minPurchase),
            payments: shop.paymentMethods.join(', '),
            shipping: rateInWords(shop.shippingRate, shop),
            description: shop.description,
          }),
        )
      })
    })
