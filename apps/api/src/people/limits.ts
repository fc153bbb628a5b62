import { siteOf } from '../http/shopper.ts'
import { type Counted, createCounting } from '../limits/counting.ts'
import { countDown, counterKey } from '../limits/store.ts'
import type { Origin, People } from './people.ts'
import { digestOf } from './secrets.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60
const DAY = 24 * HOUR

const counted = (most: number, within: number, ...by: readonly (string | number)[]): Counted => ({
  counter: { key: counterKey('people', ...by), within },
  most,
})

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
const siteIn = ({ address }: Origin) => `site ${siteOf(address)}`
/** The counter's key of a browser: a hash, so that its secret is not stored. */
const browserIn = ({ browser }: Origin) => `browser ${digestOf(browser).toString('base64url')}`

/**
 * The limits of sign-in, counted in the table of all limits (docs/decisions/130). Wrong attempts never count against an
 * address alone: anybody could lock its owner out. Sent codes do, since each is a mail; a browser in which the owner has
 * signed in before has its own count, so that strangers cannot use it up.
 */
export const RULES = {
  send: (email: string, origin: Origin, isKnownBrowser: boolean, isDemo = false): readonly Counted[] => {
    const to = isKnownBrowser ? [email, browserIn(origin)] : [email]
    return [
      counted(3, QUARTER, 'send', 'quarter', ...to),
      counted(10, DAY, 'send', 'day', ...to),
      // On a demonstration all calls come from this one machine, and no mail leaves it.
      ...(isDemo && LOOPBACK.test(origin.address) ? [] : [counted(20, QUARTER, 'send', siteIn(origin))]),
    ]
  },
  /** For a signed-in person, to their own address. */
  sendToPerson: (personId: number): readonly Counted[] => [
    counted(5, QUARTER, 'send to person', 'quarter', personId),
    counted(20, DAY, 'send to person', 'day', personId),
  ],
  code: (email: string, origin: Origin): readonly Counted[] => [
    counted(10, HOUR, 'code', email, browserIn(origin)),
    counted(30, QUARTER, 'code', siteIn(origin)),
  ],
  link: (origin: Origin): readonly Counted[] => [counted(30, QUARTER, 'link', siteIn(origin))],
  recovery: (email: string, origin: Origin): readonly Counted[] => [
    counted(10, HOUR, 'recovery', email, browserIn(origin)),
    counted(20, QUARTER, 'recovery', siteIn(origin)),
  ],
  /**
   * Every view of the sign-in page requests a challenge, for autofill, and many people may share a site. Attempts count as
   * `passkey`.
   */
  passkeyAsked: (origin: Origin): readonly Counted[] => [counted(600, QUARTER, 'passkey asked', siteIn(origin))],
  passkey: (origin: Origin): readonly Counted[] => [counted(20, QUARTER, 'passkey', siteIn(origin))],
  undo: (address: string): readonly Counted[] => [counted(30, QUARTER, 'undo', `site ${siteOf(address)}`)],
  deviceStarted: (address: string): readonly Counted[] => [counted(20, QUARTER, 'device', `site ${siteOf(address)}`)],
  /** A program polls three hundred times at most while it waits. */
  deviceAsked: (address: string): readonly Counted[] => [
    counted(900, QUARTER, 'device asked', `site ${siteOf(address)}`),
  ],
  deviceFound: (personId: number): readonly Counted[] => [counted(10, HOUR, 'device found', personId)],
  deviceAnswered: (personId: number): readonly Counted[] => [counted(10, HOUR, 'device answered', personId)],
}

export type TooMany = { readonly kind: 'tooMany'; readonly seconds: number }

/** Counts an attempt; null: it is allowed. It stays counted, whatever the result. */
export async function tooMany({ db, now }: People, rules: readonly Counted[]): Promise<TooMany | null> {
  const seconds = await createCounting({ db, now })(rules)
  return seconds > 0 ? { kind: 'tooMany', seconds } : null
}

export type WrongCode = { readonly kind: 'wrong' }

/**
 * Runs a guess, which counts unless it is right. It is counted before it is compared: otherwise many parallel ones would all
 * be let through. `work` returns null for a wrong one.
 */
export async function guess<T extends { readonly kind: string }>(
  people: People,
  rules: readonly Counted[],
  work: () => Promise<T | null>,
): Promise<T | WrongCode | TooMany> {
  const refused = await tooMany(people, rules)
  if (refused) return refused
  const right = await work()
  if (right === null) return { kind: 'wrong' }
  await countDown(
    people.db,
    rules.map(({ counter }) => counter),
    people.now(),
  )
  return right
}
