import { QUIET_A_DAY, type ShopId } from '@store/core'
import { type Database, readInShop } from '../database/open.ts'
import { countDown, counterKey, countUp } from '../limits/store.ts'
import { isQuiet } from '../oversight/standing.ts'

const DAY = 24 * 60 * 60
/** The most mails of one cause to one address per day: from the whole installation, and from one shop. */
const MOST_OF_ALL = 15
const MOST_OF_SHOP = 10

/**
 * Why a mail is sent: because of a form, which anybody may fill in with anybody's address; because a shop has changed an
 * order's status, or money arrived for it, which strangers cannot cause; because somebody wants to sign in with the address;
 * or because somebody who is signed in must prove again who they are.
 */
export type Cause = 'form' | 'shop' | 'signIn' | 'stepUp'

/**
 * Counts a mail to a buyer, a newsletter subscriber, or a person (of no shop: null). False if the address has reached its daily limit
 * for this cause, so that nobody can flood a stranger's mailbox through many shops. Causes are counted separately, so that
 * forms cannot block the mails of a shop or about a payment. A quiet shop has a limit for all its mails. Mails to merchants are not
 * counted.
 */
export async function mayWriteTo(
  db: Database,
  shopId: ShopId | null,
  { address, cause }: { readonly address: string; readonly cause: Cause },
  now: Date,
): Promise<boolean> {
  // The part after a plus sign belongs to the same mailbox.
  const [name = '', host = ''] = address.trim().toLowerCase().split('@')
  const to = `${name.split('+')[0]}@${host}`
  const quiet = shopId !== null && (await readInShop(db, shopId, (tx) => isQuiet(tx, shopId, now)))
  const rules = [
    { key: counterKey('mail', cause, to), most: MOST_OF_ALL },
    ...(quiet ? [{ key: counterKey('mail of quiet shop', shopId), most: QUIET_A_DAY.mailsADay }] : []),
    ...(shopId === null ? [] : [{ key: counterKey('mail', cause, shopId, to), most: MOST_OF_SHOP }]),
  ]
  const counters = rules.map(({ key }) => ({ key, within: DAY }))
  const counts = await countUp(db, counters, now)
  const counted = (key: Buffer) => counts.find((each) => each.key.equals(key))?.count ?? 0
  if (rules.every(({ key, most }) => counted(key) <= most)) return true
  // A shop's refused mails do not count against the other shops.
  await countDown(db, counters, now)
  return false
}
