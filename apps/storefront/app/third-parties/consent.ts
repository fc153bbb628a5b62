import type { ShopId } from '@store/core'
import { PURPOSES, type Purpose } from '#app/third-parties/third-parties.ts'

/** Counted up when what visitors are asked changes its meaning: then everybody is asked again. */
const VERSION = 1
/** Six months: long enough not to pester, short enough to be asked again. */
const MAX_AGE_S = 182 * 24 * 60 * 60

/** What a visitor has answered; what is missing was never asked. */
export type Answers = Partial<Readonly<Record<Purpose, boolean>>>
export type Choice = {
  readonly answers: Answers
  /** The browser asked not to be tracked when the visitor chose (Global Privacy Control). */
  readonly despiteSignal: boolean
}

const cookieName = (shopId: ShopId): string => `consent_${shopId}`

/** The choice as the shop's own cookie keeps it: `1.signal.measurement-yes.advertising-no`. */
export function choiceToText({ answers, despiteSignal }: Choice): string {
  const said = PURPOSES.flatMap((purpose) =>
    answers[purpose] === undefined ? [] : [`${purpose}-${answers[purpose] ? 'yes' : 'no'}`],
  )
  return [VERSION, ...(despiteSignal ? ['signal'] : []), ...said].join('.')
}

/** Null for what is no choice, or an answer to another question (another version). */
export function choiceFromText(text: string): Choice | null {
  const [version, ...said] = text.split('.')
  if (version !== String(VERSION)) return null
  const answers = Object.fromEntries(
    PURPOSES.flatMap((purpose) =>
      said.includes(`${purpose}-yes`) ? [[purpose, true]] : said.includes(`${purpose}-no`) ? [[purpose, false]] : [],
    ),
  )
  return { answers, despiteSignal: said.includes('signal') }
}

/** The visitor's choice in this shop, in this browser. */
export function readChoice(shopId: ShopId): Choice | null {
  const start = `${cookieName(shopId)}=`
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(start))
  return cookie ? choiceFromText(cookie.slice(start.length)) : null
}

/** Of this host alone: shops on other hosts ask for themselves. */
export function keepChoice(shopId: ShopId, choice: Choice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${cookieName(shopId)}=${choiceToText(choice)}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`
}

/** Whether the browser says for its visitor that their data must not be shared. */
export const hasSignal = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * What may run, and whether the visitor has still to be asked. Silence is a no. A browser's signal is a no to everything,
 * unless its visitor has said otherwise here while it was on.
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
