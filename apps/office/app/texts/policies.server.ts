import { data } from '@remix-run/node'
import { POLICY_KINDS } from '@store/core'
import { forgetDraft, isDraftAsked, readDraft } from '#app/drafts/drafts.server.ts'
import type { Values } from '#app/drafts/values.ts'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { saved } from '#app/settings/save.server.ts'
import { textsWords } from '#app/words/texts/index.ts'
import { htmlOf, textOf } from './plain-text.ts'
import { countBlanks, lawsOf } from './ready/laws.ts'
import { readyPolicy } from './ready/ready.ts'

const kindOf = (value: string | undefined) => {
  const kind = POLICY_KINDS.find((each) => each === value)
  if (!kind) throw data(null, { status: 404 })
  return kind
}

export async function readPolicies({ manage }: Office, { shopId }: MyShop) {
  const { items } = await manage.listPolicies({ params: { shopId } })
  return { policies: items.map(({ kind, text }) => ({ kind, written: text !== null })) }
}

const draftOf = (shopId: number, thing: string) => ({ shopId, kind: 'policy', thing }) as const

/**
 * Loads a policy as plain text, or as HTML if plain text cannot express it. With `?ready=1` the ready text, with `?draft=1`
 * the draft.
 */
export async function readPolicy(
  office: Office,
  { shopId }: MyShop,
  kindInPath: string | undefined,
  search: URLSearchParams,
) {
  const { manage } = office
  const kind = kindOf(kindInPath)
  const params = { shopId }
  const [shop, { items }, draft] = await Promise.all([
    manage.getShop({ params }),
    manage.listPolicies({ params }),
    readDraft(office, draftOf(shopId, kind)),
  ])
  const ready = search.has('ready')
  const known = items.find((each) => each.kind === kind)
  const html = known?.text ?? ''
  const text = textOf(html)
  const facts = { shop: shop.name, contact: shop.email ?? shop.chatNumber, laws: lawsOf(shop.country) }
  return {
    kind,
    ready,
    written: html !== '',
    draft,
    isDraft: isDraftAsked(search, draft),
    values: {
      revision: [known?.revision ?? ''],
      as: [text === null && !ready ? 'html' : 'text'],
      text: [ready ? readyPolicy(kind, shop.language, facts) : (text ?? html)],
    } satisfies Values,
  }
}

export async function savePolicy(
  office: Office,
  sent: Sent,
  { shopId }: MyShop,
  kindInPath: string | undefined,
): Promise<Done | Refused> {
  const kind = kindOf(kindInPath)
  if (sent.intent === 'forget') return forgetDraft(office, draftOf(shopId, kind))
  const words = textsWords.of(office.language)
  const typed = sent.text('text')
  const blanks = countBlanks(typed)
  const isTaken = sent.intent === 'take' || typed === ''
  if (!isTaken && blanks > 0) return wrongTyped(sent, { text: words.blanks(blanks) })
  const text = isTaken ? null : sent.text('as') === 'html' ? typed : htmlOf(typed)
  return saved(
    { office, shopId, sent, call: 'setPolicy' },
    async () => {
      await office.manage.setPolicy({ params: { shopId, kind }, revision: sent.text('revision'), body: { text } })
      await forgetDraft(office, draftOf(shopId, kind))
    },
    isTaken ? words.taken : words.published,
  )
}
