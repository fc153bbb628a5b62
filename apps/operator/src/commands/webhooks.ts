import { WEBHOOK_EVENTS } from '@store/api-client/manage'
import { type InShop, ifThere, problemIn, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, print, printFacts, printTable, timeOf } from '../print.ts'
import { oneOf, webAddress, wholeNumber } from '../reading.ts'

export const webhooksCommand = () =>
  group('webhooks', "Manage the addresses of the merchant's systems that are told what happens in a shop", [
    webhooksList(),
    webhooksAdd(),
    webhooksChange(),
    webhooksRemove(),
    webhooksTest(),
    webhooksRotate(),
    webhooksDeliveries(),
    webhooksResend(),
  ])

const ID = ['<id>', 'as "webhooks list" shows it', wholeNumber(1, 2_147_483_647)] as const
const DELIVERY = ['as "webhooks deliveries" shows it', wholeNumber(1, 9_007_199_254_740_991)] as const

/** `all`, or events with commas between. */
const events = (typed: string) =>
  typed.trim() === 'all' ? [...WEBHOOK_EVENTS] : typed.split(',').map((event) => oneOf(WEBHOOK_EVENTS)(event.trim()))

/** The reverse: events as they are typed. */
export const eventsIn = (events: readonly string[]): string =>
  events.length === WEBHOOK_EVENTS.length ? 'all' : events.join(',')

const webhooksList = () =>
  command('list', 'List the webhooks of a shop, without their secrets', ['webhooks list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items } = await manage.listWebhooks({ params })
        answer(options, items, () =>
          printTable(
            items.map(({ id, url, events: subscribed, buyers, on, offBecause }) => ({
              id,
              state: on ? 'on' : (offBecause ?? 'off'),
              url,
              buyers: buyers ? 'yes' : 'no',
              events: eventsIn(subscribed),
            })),
          ),
        )
        if (items.length === 0) note(`${shop.name} has no webhooks.`)
      })
    })

type New = OfShop & { readonly events: ReturnType<typeof events>; readonly buyers?: boolean }

const webhooksAdd = () =>
  command('add', 'Tell an address of events from now on, under a secret that is shown once', [
    'webhooks add https://erp.example.org/feria --events order.created,order.paid --shop mercado',
    'webhooks add https://crm.example.org/feria --events all --buyers --shop mercado',
  ])
    .argument('<url>', 'https, and reachable from here', webAddress)
    .requiredOption('--events <list>', `all, or some of ${WEBHOOK_EVENTS.join(', ')}`, events)
    .option('--buyers', 'tell it who bought, wrote or subscribed')
    .requiredOption(...SHOP)
    .action(async (url: string, options: New) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const body = { url, events: options.events, buyers: options.buyers ?? false }
        const webhook = await manage.createWebhook({ params, body }).catch((error: unknown) => {
          throw problemIn(error)?.code === 'state'
            ? new Complaint(`${shop.name} has as many webhooks as a shop can have. Remove one first.`)
            : (unsafe(error, url) ?? error)
        })
        answer(options, webhook, () => {
          print(`Webhook ${webhook.id} of ${shop.name}: ${url}`)
          print(`Its secret is ${webhook.secret}`)
        })
        note('Keep the secret now: nothing shows it again.')
      })
    })

type WebhookOptions = OfShop & {
  readonly url?: string
  readonly events?: ReturnType<typeof events>
  readonly buyers?: boolean
  readonly on?: boolean
  readonly off?: boolean
}

const webhooksChange = () =>
  command('change', 'Change a webhook and leave the rest', [
    'webhooks change 1 --events order.created,order.paid,order.cancelled --shop mercado',
    'webhooks change 2 --off --no-buyers --shop mercado',
    'webhooks change 2 --on --shop mercado',
  ])
    .argument(...ID)
    .option('--url <url>', 'https, and reachable from here', webAddress)
    .option('--events <list>', `all, or some of ${WEBHOOK_EVENTS.join(', ')}`, events)
    .option('--buyers', 'tell it who bought, wrote or subscribed')
    .option('--no-buyers', 'tell it no longer')
    .option('--on', 'switch it on, again or for the first time')
    .option('--off', 'switch it off; what waits is not sent')
    .requiredOption(...SHOP)
    .action(async (id: number, options: WebhookOptions) => {
      const { url, events: subscribed, buyers, on, off } = options
      if (on && off) throw new Complaint('A webhook is on or off. Say one of the two.')
      const body = {
        ...(url !== undefined && { url }),
        ...(subscribed !== undefined && { events: subscribed }),
        ...(buyers !== undefined && { buyers }),
        ...((on || off) && { on: on === true }),
      }
      if (Object.keys(body).length === 0)
        throw new Complaint('Nothing was said to change. "feria webhooks change --help" shows what can be.')
      await withShop(options.shop, async (where) => {
        const { revision } = await webhookOf(where, id)
        const webhook = await where.manage
          .changeWebhook({ params: { ...where.params, id }, revision, body })
          .catch((error: unknown) => {
            throw unsafe(error, url ?? '') ?? error
          })
        answer(options, webhook, () => print(`Webhook ${id}: ${Object.keys(body).join(', ')} changed`))
      })
    })

const webhooksRemove = () =>
  command('remove', 'Remove a webhook; what waits is not sent', ['webhooks remove 2 --shop mercado'])
    .argument(...ID)
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { url, revision } = await webhookOf(where, id)
        await where.manage.deleteWebhook({ params: { ...where.params, id }, revision })
        answer(options, { shop: where.shop.subdomain, id, removed: true }, () =>
          print(`${url} is told nothing of ${where.shop.name} any more`),
        )
      })
    })

const webhooksTest = () =>
  command('test', 'Send a ping to a webhook, also to one that is off', ['webhooks test 1 --shop mercado'])
    .argument(...ID)
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { url } = await webhookOf(where, id)
        const delivery = await where.manage.testWebhook({ params: { ...where.params, id } })
        answer(options, delivery, () =>
          print(`A ping to ${url} is on its way: feria webhooks deliveries ${id} --shop ${where.shop.subdomain}`),
        )
      })
    })

const webhooksRotate = () =>
  command('rotate', 'Give a webhook a new secret, shown once; the former one signs as well for 24 hours', [
    'webhooks rotate 1 --shop mercado',
  ])
    .argument(...ID)
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        await webhookOf(where, id)
        const webhook = await where.manage.rotateWebhook({ params: { ...where.params, id } })
        answer(options, webhook, () => print(webhook.secret))
        note('Keep it now: nothing shows it again.')
      })
    })

type Delivery = Awaited<ReturnType<InShop['manage']['listWebhookDeliveries']>>['items'][number]

const webhooksDeliveries = () =>
  command('deliveries', 'List what a webhook was told, newest first, or show one delivery with its body', [
    'webhooks deliveries 1 --shop mercado',
    'webhooks deliveries 1 1 --shop mercado',
  ])
    .argument(...ID)
    .argument('[delivery]', ...DELIVERY)
    .option('--limit <number>', 'how many to list; 50 if not given', wholeNumber(1, 200))
    .requiredOption(...SHOP)
    .action(async (id: number, delivery: number | undefined, options: OfShop & { readonly limit?: number }) => {
      await withShop(options.shop, async (where) => {
        if (delivery !== undefined) return showDelivery(where, id, delivery, options)
        const { manage, shop, params } = where
        const { url } = await webhookOf(where, id)
        const query = { limit: options.limit ?? 50 }
        const { items } = await manage.listWebhookDeliveries({ params: { ...params, id }, query })
        answer(options, items, () =>
          printTable(
            items.map(({ id: number, event, about, state, tries, last, createdAt }) => ({
              id: number,
              event,
              about: about ?? '',
              state,
              tries,
              last: answerText(last),
              made: timeOf(createdAt, shop),
            })),
          ),
        )
        if (items.length === 0) note(`${url} was told nothing in the last 30 days.`)
      })
    })

async function showDelivery({ manage, shop, params }: InShop, id: number, delivery: number, options: OfShop) {
  const found = await ifThere(manage.getWebhookDelivery({ params: { ...params, id, delivery } }))
  if (!found) throw noDelivery(id, delivery)
  answer(options, found, () => {
    const { event, state, messageId, attempts, createdAt, nextTryAt, body } = found
    printFacts({
      event,
      state,
      message: messageId,
      made: timeOf(createdAt, shop),
      next: nextTryAt === null ? null : timeOf(nextTryAt, shop),
    })
    for (const attempt of attempts) print(`${timeOf(attempt.at, shop)}  ${answerText(attempt)}  ${attempt.ms} ms`)
    print(body)
  })
}

/** The result of an attempt. */
const answerText = (last: Delivery['last']): string => (last ? (last.problem ?? `answered ${last.status}`) : '')

const webhooksResend = () =>
  command('resend', 'Send a delivery again at once, under the same message id', ['webhooks resend 1 1 --shop mercado'])
    .argument(...ID)
    .argument('<delivery>', ...DELIVERY)
    .requiredOption(...SHOP)
    .action(async (id: number, delivery: number, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { url } = await webhookOf(where, id)
        const params = { ...where.params, id, delivery }
        const again = await ifThere(where.manage.resendWebhookDelivery({ params })).catch((error: unknown) => {
          throw problemIn(error)?.code === 'state'
            ? new Complaint(`Webhook ${id} is off: feria webhooks change ${id} --on --shop ${where.shop.subdomain}`)
            : error
        })
        if (!again) throw noDelivery(id, delivery)
        answer(options, again, () => print(`Delivery ${delivery} is on its way to ${url} again`))
      })
    })

async function webhookOf({ manage, shop, params }: InShop, id: number) {
  const found = await ifThere(manage.getWebhook({ params: { ...params, id } }))
  if (found) return found
  throw new Complaint(`${shop.name} has no webhook ${id}. "feria webhooks list --shop ${shop.subdomain}" shows them.`)
}

const noDelivery = (id: number, delivery: number) =>
  new Complaint(`Webhook ${id} has no delivery ${delivery}: those of the last 30 days are kept.`)

/** The complaint if an address was refused because it is not https; null: for another reason. */
const unsafe = (error: unknown, url: string): Complaint | null =>
  problemIn(error)?.errors?.some(({ code }) => code === 'notAllowed')
    ? new Complaint(`${url} is not safe from listeners on the way. Use an address that begins with https://.`)
    : null
