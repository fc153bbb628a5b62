import { randomUUID } from 'node:crypto'
import { ManageError } from '@store/api-client/manage'
import { COUNTRIES, parseAmount } from '@store/core'
import { goTo, type Sent } from '#app/session/act.server.ts'
import { enterWithCode, readEntering, sendCode } from '#app/session/entering.server.ts'
import { readLanguage } from '#app/session/language.ts'
import type { Office } from '#app/session/office.server.ts'
import type { Refused } from '#app/session/outcome.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { openWords } from '#app/words/open/index.ts'
import { currencyIn } from './countries.ts'
import { currencyOf, type Draft, keepDraft, readDraft } from './draft.server.ts'
import { pathOfStep } from './steps.ts'
import type { WorkNeeded } from './work-form.tsx'

/** The proposed subdomain is taken. */
type NotFree = {
  readonly kind: 'notFree'
  readonly name: string
  readonly subdomain: string
  readonly why: 'taken' | 'reserved' | 'unreadable'
  readonly ideas: readonly string[]
}

/** Handles the form of a step of opening a shop. */
export async function takeStep(office: Office, sent: Sent): Promise<Response | Refused | NotFree | WorkNeeded> {
  const draft = readDraft(office)
  if (sent.intent === 'name' || !draft) return takeName(office, sent, draft)
  const words = openWords.of(office.language)
  const refuse = (field: string, message: string): Refused => ({
    kind: 'refused',
    intent: sent.intent,
    message: null,
    fields: { [field]: message },
  })
  switch (sent.intent) {
    case 'country': {
      const country = COUNTRIES.find((code) => code === sent.text('country')) ?? 'CO'
      const chosen = {
        currency: currencyIn(sent.text('currency')),
        language: readLanguage(sent.text('language')) ?? undefined,
      }
      keepDraft(office, { ...draft, country, ...chosen })
      return goTo(pathOfStep('look'))
    }
    case 'look':
      keepDraft(office, { ...draft, templateId: sent.number('templateId') || 5 })
      return goTo(pathOfStep('product'))
    case 'skip':
      keepDraft(office, { ...draft, product: null })
      return goTo(pathOfStep('you'))
    case 'product': {
      const country = draft.country ?? 'CO'
      const typed = sent.text('price')
      const price = typed === '' ? null : parseAmount(typed, { currency: currencyOf(draft), country })
      if (typed !== '' && (price === null || price < 0)) return refuse('price', words.priceWrong)
      const units = Math.min(Math.max(Math.trunc(sent.number('units')) || 0, 0), 100_000)
      keepDraft(office, { ...draft, product: { name: sent.text('name').slice(0, 200), price, units } })
      return goTo(pathOfStep('you'))
    }
    case 'send':
      await sendCode(office, sent.text('email').toLowerCase())
      return goTo(pathOfStep('you'))
    case 'restart':
      office.keep('entering', null)
      return goTo(pathOfStep('you'))
    default: {
      const chat = sent.text('chat').replaceAll(/[\s()+.-]/g, '')
      if (chat !== '' && !/^\d{7,15}$/.test(chat)) return refuse('chat', words.chatWrong)
      const entering = readEntering(office)
      if (!office.isSignedIn && entering) await enterWithCode(office, entering.email, sent.text('code'))
      await nameOnce(office, sent.text('person').slice(0, 80))
      return openShop(office, draft, chat || null, workIn(sent)).catch((error: unknown) => {
        const work = workNeededBy(error)
        if (!work) throw error
        return { ...work, person: sent.text('person').slice(0, 80), chat: sent.text('chat') }
      })
    }
  }
}

async function takeName(office: Office, sent: Sent, draft: Draft | null): Promise<Response | NotFree> {
  const name = sent.text('name').slice(0, 120)
  const { subdomain, url, refusal, ideas } = await office.manage.checkShopName({
    params: { name: sent.text('idea') || name },
  })
  if (refusal !== null) return { kind: 'notFree', name, subdomain, why: refusal, ideas }
  keepDraft(office, { ...draft, key: draft?.key ?? randomUUID(), name, subdomain, url })
  return goTo(pathOfStep('country'))
}

/** Saves a person's name if they have none yet. */
async function nameOnce(office: Office, name: string): Promise<void> {
  const { name: known, revision } = await office.me()
  if (known === '' && name !== '') await office.manage.changeMe({ revision, body: { name } })
}

type Work = { readonly challenge: string; readonly answer: number }

/** The proof of work in the form, if there is one. */
const workIn = (sent: Sent): Work | undefined =>
  sent.text('challenge') ? { challenge: sent.text('challenge'), answer: sent.number('answer') } : undefined

/** The proof of work that a refusal demands; null: it is another refusal. */
function workNeededBy(error: unknown): Pick<WorkNeeded, 'kind' | 'challenge' | 'bits'> | null {
  const problem = problemOf(error)
  if (problem?.code !== 'workNeeded') return null
  const { challenge, bits } = problem.current as Pick<WorkNeeded, 'challenge' | 'bits'>
  return { kind: 'workNeeded', challenge, bits }
}

async function openShop(
  office: Office,
  draft: Draft,
  chatNumber: string | null,
  work: Work | undefined,
): Promise<Response> {
  const { manage } = office
  const { name, subdomain, country = 'CO', currency, language, templateId = 5, product } = draft
  const opened = await manage.openMyShop(
    { body: { name, subdomain, country, currency, language, templateId, chatNumber, ...(work && { work }) } },
    { idempotencyKey: draft.key },
  )
  office.keep('draft', null)
  office.forget()
  if (!product) return goTo(`/${opened.subdomain}`)
  try {
    const params = { shopId: opened.shopId }
    const { id } = await manage.createProduct({ params, body: { ...product, active: true } })
    // The photo is still on the device, under the draft's key.
    return goTo(`/${opened.subdomain}?first=${id}&draft=${draft.key}`)
  } catch (error) {
    // The shop is open without the product: its first page says that products are missing.
    if (!(error instanceof ManageError)) throw error
    return goTo(`/${opened.subdomain}`)
  }
}
