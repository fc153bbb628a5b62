import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { type CodePurpose, codes } from './schema.ts'
import {
  digestOf,
  hiddenDigits,
  isSame,
  newCode,
  newSecret,
  type Peppers,
  shortDigest,
  shortDigests,
  shownDigits,
  typedCode,
} from './secrets.ts'

/**
 * How long a code is valid, in milliseconds; how often it may be guessed; how many per browser are valid at the same time.
 */
export const CODE_LIFE = 10 * 60_000
const MOST_TRIES = 5
const MOST_LIVE = 3

/** What a code is bound to: it is valid for this purpose and address, in the browser that requested it. */
export type CodeFor = { readonly purpose: CodePurpose; readonly email: string; readonly browser: string }

const ofBrowser = ({ purpose, email, browser }: CodeFor) =>
  sql`purpose = ${purpose} and email = ${email} and browser = ${digestOf(browser)}`

/** Creates a code, and the secret of a link for the same purpose. Only the newest three of a browser are valid. */
export async function makeCode(
  tx: Tx,
  peppers: Peppers,
  request: CodeFor,
  now: Date,
): Promise<{ readonly code: string; readonly link: string }> {
  const { purpose, email, browser } = request
  const [code, link] = [newCode(), newSecret()]
  await tx.insert(codes).values({
    purpose,
    email,
    browser: digestOf(browser),
    digest: shortDigest(peppers[0], 'code', purpose, email, browser, code),
    link: digestOf(link),
    digits: hiddenDigits(code, link),
    createdAt: now,
    endsAt: new Date(now.getTime() + CODE_LIFE),
  })
  await execute(
    tx,
    sql`
      delete from identity.codes where ${ofBrowser(request)} and id not in (
        select id from identity.codes where ${ofBrowser(request)} order by id desc limit ${MOST_LIVE})`,
  )
  return { code, link }
}

const TriedRow = z.object({ digest: z.instanceof(Buffer) })

/**
 * Whether these are the digits of a valid code; if so, all codes of the browser become invalid. Every guess counts as a try
 * of each of them: of parallel guesses, only as many are compared as there are tries left. The transaction has to be
 * committed.
 */
export async function takeCode(
  tx: Tx,
  peppers: Peppers,
  request: CodeFor & { readonly code: string },
  now: Date,
): Promise<boolean> {
  const { purpose, email, browser } = request
  const tried = await query(
    tx,
    TriedRow,
    sql`
      with mine as (
        select id from identity.codes where ${ofBrowser(request)} and ends_at > ${now} and tries < ${MOST_TRIES}
        order by id for update
      )
      update identity.codes c set tries = c.tries + 1 from mine where c.id = mine.id returning c.digest`,
  )
  const guessed = shortDigests(peppers, 'code', purpose, email, browser, typedCode(request.code))
  const right = tried.filter(({ digest }) => guessed.some((each) => isSame(each, digest))).length > 0
  if (right) await forgetCodes(tx, request)
  return right
}

const forgetCodes = (tx: Tx, request: CodeFor): Promise<number> =>
  execute(tx, sql`delete from identity.codes where ${ofBrowser(request)}`)

type LinkedRow = { readonly email: string; readonly browser: Buffer; readonly digits: Buffer }
const LinkedRow = z.object({
  email: z.string(),
  browser: z.instanceof(Buffer),
  digits: z.instanceof(Buffer),
} satisfies FieldsOf<LinkedRow>)

/**
 * The result of a sign-in link: in the browser that requested it, the address, and its codes become invalid; in another one,
 * the digits to type there. Null: the link is not valid, or not any more.
 */
export async function takeLink(
  tx: Tx,
  { token, browser }: { readonly token: string; readonly browser: string },
  now: Date,
): Promise<
  { readonly kind: 'here'; readonly email: string } | { readonly kind: 'otherBrowser'; readonly code: string } | null
> {
  const [found] = await query(
    tx,
    LinkedRow,
    sql`
      select email, browser, digits from identity.codes
      where link = ${digestOf(token)} and purpose = 'enter' and ends_at > ${now} and tries < ${MOST_TRIES} for update`,
  )
  if (!found) return null
  const { email } = found
  if (!isSame(found.browser, digestOf(browser))) return { kind: 'otherBrowser', code: shownDigits(found.digits, token) }
  await forgetCodes(tx, { purpose: 'enter', email, browser })
  return { kind: 'here', email }
}
