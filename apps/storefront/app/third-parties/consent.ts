import type { ShopId } from '@store/core'
import { PURPOSES, type Purpose } from '#app/third-parties/third-parties.ts'

/** Increased when the meaning of the question changes: then everybody is asked again. */
const VERSION = 1
/** Six months, in seconds: long enough not to pester, short enough to be asked again. */
const MAX_AGE_S = 182 * 24 * 60 * 60

/** A visitor's answer by purpose; a missing purpose was never asked. */
export type Answers = Partial<Readonly<Record<Purpose, boolean>>>
export type Choice = {
  readonly answers: Answers
  /** The browser asked not to be tracked when the visitor chose (Global Privacy Control). */
  readonly despiteSignal: boolean
}

const cookieName = (shopId: ShopId): string => `consent_${shopId}`

/** The choice as stored in the shop's own cookie: `1.signal.measurement-yes.advertising-no`. */
export function choiceToText({ answers, despiteSignal }: Choice): string {
  const parts = PURPOSES.flatMap((purpose) =>
    answers[purpose] === undefined ? [] : [`${purpose}-${answers[purpose] ? 'yes' : 'no'}`],
  )
  return [VERSION, ...(despiteSignal ? ['signal'] : []), ...parts].join('.')
}

/** Null for an invalid choice, or an answer to another version of the question. */
export function choiceFromText(text: string): Choice | null {
  const [version, ...parts] = text.split('.')
  if (version !== String(VERSION)) return null
  const answers = Object.fromEntries(
    PURPOSES.flatMap((purpose) =>
      parts.includes(`${purpose}-yes`) ? [[purpose, true]] : parts.includes(`${purpose}-no`) ? [[purpose, false]] : [],
    ),
  )
  return { answers, despiteSignal: parts.includes('signal') }
}

/** The visitor's choice in this shop, in this browser. */
export function readChoice(shopId: ShopId): Choice | null {
  const start = `${cookieName(shopId)}=`
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(start))
  return cookie ? choiceFromText(cookie.slice(start.length)) : null
}

/** For this host only: shops on other hosts ask for themselves. */
export function keepChoice(shopId: ShopId, choice: Choice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${cookieName(shopId)}=${choiceToText(choice)}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`
}

/** Whether the browser signals that its visitor's data must not be shared. */
export const hasSignal = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * What may run, and whether the visitor still has to be asked. No answer means no. A browser's signal means no to everything,
 * unless the visitor has chosen otherwise here while it was on.
 */
export function permission(
  purposes: readonly Purpose[],
  choice: Choice | null,
  signal: boolean,
): { readonly granted: readonly Purpose[]; readonly ask: boolean } {
  const answers = choice && (!signal || choice.despiteSignal) ? choice.answers : {}
  return {
    granted: purposes.filter((purpose) => answers[purpose] === true),
    ask: !signal && purposes.some((purpose) => answers[purpose] === undefined),
  }
}
