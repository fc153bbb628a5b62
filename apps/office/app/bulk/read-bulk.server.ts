import { randomUUID } from 'node:crypto'
import type { ManageEndpoints, Output } from '@store/api-client/manage'
import { formatAmount, type MoneyStyle, shownUnit, timeZoneOf } from '@store/core'
import { goTo, type Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Refused, refusedWith } from '#app/session/outcome.ts'
import { readTasks } from '#app/tasks/read-tasks.server.ts'
import { bulkWords } from '#app/words/bulk/index.ts'
import { readBulkQuery } from './bulk-query.ts'

type Preview = Output<ManageEndpoints['previewBulk']>

/** A trial takes longer than most calls if there are many products; in milliseconds. */
const TIMEOUT = 30_000

/** Loads the page: the choices of its form, and the trial if the address describes a change. */
export async function readBulk(office: Office, { shopId }: MyShop, search: URLSearchParams) {
  const { manage } = office
  const params = { shopId }
  const [shop, categories, tags] = await Promise.all([
    manage.getShop({ params }),
    manage.listCategories({ params }),
    manage.listTags({ params }),
  ])
  const money = { currency: shop.currency, country: shop.country }
  const query = readBulkQuery(search, { money, timeZone: timeZoneOf(shop.country) })
  // Links of other pages (`draft`) prefill the form without a trial.
  const isTried = search.has('do') && !search.has('draft')
  const { filter, change } = query
  const [preview, tasks] = await Promise.all([
    isTried && change ? manage.previewBulk({ params, body: { filter, change } }, { timeout: TIMEOUT }) : null,
    readTasks(office, shopId, shop.country),
  ])
  return {
    does: query.does,
    wrong: isTried ? query.wrong : null,
    tasks,
    currency: shop.currency,
    withCents: shownUnit(shop.currency) === 1,
    fields: Object.fromEntries(search),
    categories: categories.items.map(({ id, name, subcategories }) => ({
      id,
      name,
      parts: subcategories.map((part) => ({ id: part.id, name: part.name })),
    })),
    values: tags.items.map(({ name, values }) => ({ name, values })),
    // The idempotency key is sent with the form, so that a double submit changes prices once.
    trial: preview && { ...shownPreview(preview, money), key: randomUUID() },
  }
}

function shownPreview({ total, changed, biggest, examples }: Preview, money: MoneyStyle) {
  const text = (amount: number | null) => (amount === null ? '–' : formatAmount(amount, money))
  const named = ({ name, values }: { readonly name: string; readonly values: readonly string[] }) =>
    [name, values.join(' · ')].filter(Boolean).join(' ')
  return {
    total,
    changed,
    biggest: biggest && {
      name: named(biggest),
      percent: `${biggest.percent > 0 ? '+' : '−'}${Math.abs(biggest.percent)} %`,
    },
    examples: examples.map((example) => ({
      id: `${example.productId} ${example.values.join(' ')}`,
      name: named(example),
      before: text(example.before),
      after: text(example.after),
      moves: example.before !== example.after,
    })),
  }
}

/** Starts the task that applies a change. */
export async function applyBulk(
  office: Office,
  sent: Sent,
  { shopId, subdomain }: MyShop,
): Promise<Response | Refused> {
  const { manage } = office
  const params = { shopId }
  const { currency, country } = await manage.getShop({ params })
  const search = new URLSearchParams(sent.text('query'))
  const { filter, change } = readBulkQuery(search, { money: { currency, country }, timeZone: timeZoneOf(country) })
  if (!change) return refusedWith(sent, bulkWords.of(office.language).choose)
  const { id } = await manage.bulkProducts({ params, body: { filter, change } }, { idempotencyKey: sent.text('key') })
  return goTo(`/${subdomain}/tasks/${id}`)
}
