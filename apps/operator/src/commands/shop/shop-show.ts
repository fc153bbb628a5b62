import { withShop } from '../../api.ts'
import { command, type Json } from '../../command.ts'
import { answer, moneyOf, printFacts } from '../../print.ts'
import { rateInWords } from '../../rate.ts'

export const shopShow = () =>
  command('show', 'Show everything about one shop', ['shop show mercado', 'shop show mercado --json'])
    .argument('<shop>', 'subdomain of the shop')
    .action(async (subdomain: string, options: Json) => {
      await withShop(subdomain, async ({ manage, params }) => {
        const { revision: _, ...shop } = await manage.getShop({ params })
        const { rate: shippingRate } = await manage.getShipping({ params })
        const { revision: __, ...cashOnDelivery } = await manage.getCashOnDelivery({ params })
        const { items } = await manage.listDomains({ params })
        const domains = items.map(({ name, verified }) => ({ name, verified }))
        const all = { ...shop, domains, shippingRate, cashOnDelivery }
        answer(options, all, () =>
          printFacts({
            name: shop.name,
            address: shop.url,
            'as a chat': shop.chatUrl,
            open: shop.open,
            locked: shop.locked,
            domains: domains.map(({ name, verified }) => (verified ? name : `${name} (not verified)`)).join(', '),
            template: shop.templateId,
            language: shop.language,
            currency: shop.currency,
            country: shop.country,
            city: shop.city,
            phone: shop.phone,
            email: shop.email,
            WhatsApp: shop.chatNumber,
            products: shop.products,
            logo: shop.logo,
            ...shop.socials,
            'WhatsApp orders are kept': `${shop.chatHoldMinutes} minutes`,
            'orders paid by hand are kept': `${shop.confirmHours} hours`,
            'of a product per buyer': shop.maxUnits,
            'open orders per buyer': shop.maxOpenOrders,
            'invoices at checkout': shop.invoices,
            'minimum purchase': moneyOf(shop)(shop.minPurchase),
            payments: shop.paymentMethods.join(', '),
            shipping: rateInWords(shippingRate, shop),
            description: shop.description,
          }),
        )
      })
    })
