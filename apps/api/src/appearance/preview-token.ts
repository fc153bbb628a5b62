import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ShopId } from '@store/core'

/** How long a preview can be looked at, in milliseconds. */
const LIFETIME = 2 * 60 * 60 * 1000

/** Whose preview it is: a session's, or an API key's, by its prefix. It ends with the session or key. */
export type PreviewHolder =
  | { readonly kind: 'session'; readonly id: number }
  | { readonly kind: 'key'; readonly prefix: string }

/**
 * One thing that shoppers cannot see, by its id: a product or article that is not published, or a past version of the shop's
 * look.
 */
export type PreviewedThing = { readonly kind: 'product' | 'article' | 'version'; readonly id: number }

const LETTERS = { product: 'p', article: 'a', version: 'v' } as const satisfies Record<PreviewedThing['kind'], string>
const KINDS = Object.keys(LETTERS) as readonly PreviewedThing['kind'][]

export type Preview = {
  readonly shopId: ShopId
  readonly holder: PreviewHolder
  /** What is shown although it is not published; null: the draft of the shop's look. */
  readonly thing: PreviewedThing | null
  readonly ends: Date
}

/** What tokens are signed with: the secret, and the origin of the office, which alone may frame previews. */
type Signer = { readonly secret: string; readonly office: string }

/** Returns the token of a new preview. It is stored nowhere, and is in lower case, as canonical paths are. */
export function newPreview(signer: Signer, { shopId, holder, thing }: Omit<Preview, 'ends'>, now: Date) {
  const ends = new Date(now.getTime() + LIFETIME)
  const until = Math.floor(ends.getTime() / 1000)
  const payload = [
    shopId.toString(36),
    holderText(holder),
    until.toString(36),
    ...(thing ? [thingText(thing)] : []),
  ].join('-')
  return { token: `${payload}-${macOf(signer, payload)}`, ends }
}

/** Returns the preview of a token; null: its signature is invalid, or it has expired. */
export function readPreview(signer: Signer, token: string, now: Date): Preview | null {
  const [, payload = '', shop = '', session, key, until = '', kind, id = '', mac = ''] = FORM.exec(token) ?? []
  const [tokenMac, right] = [Buffer.from(mac), Buffer.from(macOf(signer, payload))]
  if (tokenMac.length !== right.length || !timingSafeEqual(tokenMac, right)) return null
  const ends = new Date(Number.parseInt(until, 36) * 1000)
  if (ends <= now) return null
  const holder: PreviewHolder =
    session === undefined
      ? { kind: 'key', prefix: Buffer.from(key ?? '', 'hex').toString('latin1') }
      : { kind: 'session', id: Number.parseInt(session, 36) }
  const shown = KINDS.find((each) => LETTERS[each] === kind)
  const thing = shown === undefined ? null : { kind: shown, id: Number.parseInt(id, 36) }
  return { shopId: Number.parseInt(shop, 36), holder, thing, ends }
}

const FORM =
  /^(([0-9a-z]{1,7})-(?:s([0-9a-z]{1,7})|k((?:[0-9a-f]{2}){1,16}))-([0-9a-z]{1,9})(?:-([pav])([0-9a-z]{1,7}))?)-([0-9a-f]{40})$/

const holderText = (holder: PreviewHolder) =>
  holder.kind === 'session' ? `s${holder.id.toString(36)}` : `k${Buffer.from(holder.prefix, 'latin1').toString('hex')}`

const thingText = ({ kind, id }: PreviewedThing) => `${LETTERS[kind]}${id.toString(36)}`

/** Signs a payload. Only the payload contains separators, and it comes last, so the parts cannot be confused. */
const macOf = ({ secret, office }: Signer, payload: string) =>
  createHmac('sha256', secret).update(`preview ${office} ${payload}`).digest('hex').slice(0, 40)
