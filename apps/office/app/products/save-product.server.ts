import type { MoneyStyle } from '@store/core'
import { forgetDraft } from '#app/drafts/drafts.server.ts'
import type { Values } from '#app/drafts/values.ts'
import { goTo, Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { isStale, problemOf } from '#app/session/problem.server.ts'
import { productWords } from '#app/words/products/index.ts'
import { type Body, type Field, type FieldMessages, formOf, marksOf, readBody } from './product-body.server.ts'
import { valuesOf } from './product-values.ts'
import { valueText } from './value-text.server.ts'

/** A refusal with the typed values, which browsers without scripts would lose. */
type RefusedForm = Refused & { readonly typed: Values }

/** Somebody else has changed the same fields meanwhile: the person chooses between the versions. */
export type Conflict = {
  readonly kind: 'conflict'
  readonly intent: string
  /** The revision of the newer version, which the next save sends. */
  readonly revision: string
  readonly fields: readonly { readonly name: string; readonly mine: string; readonly theirs: string }[]
  readonly typed: Values
}

export type Saved = Done | RefusedForm | Conflict

/** Creates the product, and redirects to it. */
export async function addProduct(office: Office, sent: Sent, { shopId, subdomain }: MyShop): Promise<Saved | Response> {
  const { manage } = office
  const words = productWords.of(office.language)
  if (sent.intent === 'forget') return forget(office, shopId, 'new')
  const money = await moneyOf(office, shopId)
  const { body, units, wrong } = readBody(sent, money, words)
  if (Object.keys(wrong).length > 0) return refused(sent, wrong)
  const status = sent.intent === 'publish' ? 'active' : 'draft'
  try {
    const { id } = await manage.createProduct({ params: { shopId }, body: { ...body, units: units ?? 0, status } })
    await forget(office, shopId, 'new')
    return goTo(`/${subdomain}/products/${id}?made=${status}`)
  } catch (error) {
    return refusedBy(error, sent)
  }
}

/** Saves the product form, or handles its other buttons. */
export async function saveProduct(office: Office, sent: Sent, shop: MyShop, id: number): Promise<Saved | Response> {
  const { manage } = office
  const { shopId, subdomain } = shop
  const words = productWords.of(office.language)
  const params = { shopId, id }
  switch (sent.intent) {
    case 'forget':
      return forget(office, shopId, String(id))
    case 'hide':
    case 'show': {
      const status = sent.intent === 'hide' ? 'hidden' : 'active'
      const { name } = await manage.changeProduct({ params, revision: '*', body: { status } })
      return { kind: 'done', note: words.now[status](name) }
    }
    case 'bin': {
      const { name, revision } = await manage.getProduct({ params })
      await manage.deleteProduct({ params, revision })
      return { kind: 'done', note: words.binned(name), undo: { intent: 'restore' } }
    }
    case 'restore': {
      const { name } = await manage.restoreProduct({ params })
      return { kind: 'done', note: words.restored(name) }
    }
    case 'duplicate': {
      const copy = await manage.duplicateProduct({ params })
      return goTo(`/${subdomain}/products/${copy.id}?made=copy`)
    }
    default:
      return save(office, sent, shopId, id)
  }
}

async function save(office: Office, sent: Sent, shopId: number, id: number): Promise<Saved> {
  const { manage } = office
  const words = productWords.of(office.language)
  const params = { shopId, id }
  const money = await moneyOf(office, shopId)
  const { body, units, wrong } = readBody(sent, money, words)
  if (Object.keys(wrong).length > 0) return refused(sent, wrong)
  const before = sent.json('marks')
  const mine = marksOf(body)
  const changed = (Object.keys(body) as Field[]).filter(
    (name) => mine[name] !== before[name] && sent.text(`keep:${name}`) !== 'theirs',
  )
  const publishes = sent.intent === 'publish'
  const change = { ...pick(body, changed), ...(publishes && { status: 'active' as const }) }
  try {
    let name = body.name
    if (Object.keys(change).length > 0) {
      const write = (revision: string) => manage.changeProduct({ params, revision, body: change })
      try {
        ;({ name } = await write(sent.text('revision')))
      } catch (error) {
        if (!isStale(error)) throw error
        const known = await manage.getProduct({ params })
        const theirs = readBody(new Sent(formOf(valuesOf(known, money))), money, words).body
        const marks = marksOf(theirs)
        const both = changed.filter((field) => marks[field] !== before[field] && marks[field] !== mine[field])
        if (both.length > 0) {
          const style = { money, words, taxes: (await manage.listTaxes({ params: { shopId } })).items }
          return {
            kind: 'conflict',
            intent: sent.intent,
            revision: known.revision,
            typed: sent.values(),
            fields: both.map((field) => ({
              name: field,
              mine: valueText(field, body, style),
              theirs: valueText(field, theirs, style),
            })),
          }
        }
        // They changed other fields: both changes are kept.
        ;({ name } = await write(known.revision))
      }
    }
    const seen = sent.text('unitsSeen')
    if (seen !== '' && units !== null && units !== Number(seen))
      await manage.adjustStock({
        params: { shopId },
        body: { adjustments: [{ productId: id, count: units, seen: Number(seen) }] },
      })
    await forget(office, shopId, String(id))
    return { kind: 'done', note: publishes ? words.now.active(name) : words.savedNote(name) }
  } catch (error) {
    return refusedBy(error, sent)
  }
}

const pick = (body: Body, names: readonly Field[]): Partial<Body> =>
  Object.fromEntries(names.map((name) => [name, body[name]]))

async function moneyOf({ manage }: Office, shopId: number): Promise<MoneyStyle> {
  const { currency, country } = await manage.getShop({ params: { shopId } })
  return { currency, country }
}

const forget = (office: Office, shopId: number, thing: string) =>
  forgetDraft(office, { shopId, kind: 'product', thing })

const refused = (sent: Sent, fields: FieldMessages): RefusedForm => ({
  ...wrongFields(sent, fields),
  typed: sent.values(),
})

/** Messages by field, with the typed values; other errors are left to `act`. */
function refusedBy(error: unknown, sent: Sent): RefusedForm {
  const errors = problemOf(error)?.errors ?? []
  if (errors.length === 0) throw error
  return refused(sent, Object.fromEntries(errors.map(({ path, message }) => [path, message])))
}
