import { type ManageEndpointName, ManageError } from '@store/api-client/manage'
import type { MoneyStyle } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith } from '#app/session/outcome.ts'
import { isStale } from '#app/session/problem.server.ts'
import { settingsWords } from '#app/words/settings/index.ts'
import { loadWords } from '#app/words/words.ts'

/** Parses an amount; `undefined`: invalid. */
export function amountIn(sent: Sent, name: string, money: MoneyStyle): number | null | undefined {
  const amount = sent.money(name, money)
  return amount === null && sent.text(name) !== '' ? undefined : amount
}

/** Parses a whole number; null: blank or invalid. */
export const wholeIn = (sent: Sent, name: string): number | null =>
  /^\d{1,9}$/.test(sent.text(name)) ? sent.number(name) : null

/** A text, or null where the field is blank. */
export const textIn = (sent: Sent, name: string): string | null => sent.text(name) || null

type SaveContext = {
  readonly office: Office
  readonly shopId: number
  readonly sent: Sent
  readonly call: ManageEndpointName
}

/**
 * Saves a form. If somebody else has saved meanwhile, the refusal names them. What was typed stays in the page, which has
 * loaded the newer revision by then: saving again overwrites theirs deliberately.
 */
export async function saved(
  { office, shopId, sent, call }: SaveContext,
  work: () => Promise<unknown>,
  note?: string,
): Promise<Done | Refused> {
  try {
    await work()
  } catch (error) {
    if (!isStale(error)) throw error
    const words = settingsWords.of(office.language)
    return refusedWith(sent, words.conflict((await lastChangedBy(office, shopId, call)) ?? words.somebody))
  }
  return { kind: 'done', note: note ?? (await loadWords[office.language]()).parts.saved }
}

/** The person who made this call last, if the reader may see the log. */
async function lastChangedBy({ manage }: Office, shopId: number, action: string): Promise<string | null> {
  try {
    const { items } = await manage.listAuditLog({ params: { shopId }, query: { action, limit: 1 } })
    return items[0]?.who.replace(/ \([^()]*\)$/, '') ?? null
  } catch (error) {
    if (error instanceof ManageError) return null
    throw error
  }
}
