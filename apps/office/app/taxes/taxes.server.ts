import { TAX_LIMITS } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { saved } from '#app/settings/save.server.ts'
import { taxWords } from '#app/words/taxes/index.ts'
import { percentText, readPercent, typedPercent } from './percent.ts'

/** Loads the taxes of the shop, and what they may be. */
export async function readTaxes({ manage, language }: Office, { shopId }: MyShop) {
  const { items } = await manage.listTaxes({ params: { shopId } })
  return {
    taxes: items.map(({ percent, ...tax }) => ({
      ...tax,
      percent: percentText(percent, language),
      typed: typedPercent(percent, language),
    })),
    limits: TAX_LIMITS,
  }
}

export type ShownTax = Awaited<ReturnType<typeof readTaxes>>['taxes'][number]

/** Handles the forms of the page; the button has the id after the intent: `save 3`. */
export async function changeTaxes(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = taxWords.of(office.language)
  const [intent = '', id = ''] = sent.intent.split(' ')
  const params = { shopId, id: Number(id) }
  const revision = sent.text('revision')
  const name = sent.text('name')
  if (intent === 'remove') {
    await manage.removeTax({ params, revision })
    return { kind: 'done', note: words.removed(name) }
  }
  const percent = readPercent(sent.text('percent'))
  if (name === '' || percent === null)
    return wrongTyped(sent, {
      ...(name === '' && { name: words.nameMissing }),
      ...(percent === null && { percent: words.percentWrong }),
    })
  const body = { name, percent }
  try {
    if (intent === 'add') {
      await manage.createTax({ params: { shopId }, body })
      return { kind: 'done', note: words.added(name) }
    }
    const change = () => manage.changeTax({ params, revision, body })
    const outcome = await saved({ office, shopId, sent, call: 'changeTax' }, change, words.saved(name))
    // The page is drawn with the newer revision then, and with what was typed.
    return outcome.kind === 'refused' ? { ...outcome, typed: sent.values() } : outcome
  } catch (error) {
    const isTaken = problemOf(error)?.errors?.some(({ path, code }) => path === 'name' && code === 'taken')
    if (!isTaken) throw error
    return wrongTyped(sent, { name: words.nameTaken })
  }
}
