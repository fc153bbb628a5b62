import type { ShopId } from '@store/core'
import type { Database } from '../database/open.ts'
import { countDown, counterKey, countUp } from '../limits/store.ts'

const DAY = 24 * 60 * 60
/** The most mails of one cause to one address per day: from the whole installation, and from one shop. */
const MOST_OF_ALL = 15
const MOST_OF_SHOP = 10

/**
 * Why a mail is sent: because of a form, which anybody may fill in with anybody's address; or because a
 * shop has changed an order's status, or money came for it, which strangers cannot cause.
 */
export type Cause = 'form' | 'shop'

/**
 * Counts a mail to a buyer or a newsletter subscriber. False if the address has reached its daily limit for this cause, so
 * that nobody can flood a stranger's mailbox through many shops. Causes are counted separately, so that
 * forms cannot block the mails of a shop or about a payment. Mails to merchants are not counted.
 */
export async function mayWriteTo(
  db: Database,
  shopId: ShopId,
  { address, cause }: { readonly address: string; readonly cause: Cause },
  now: Date,
): Promise<boolean> {
  // The part after a plus sign belongs to the same mailbox.
  const [name = '', host = ''] = address.trim().toLowerCase().split('@')
  const to = `${name.split('+')[0]}@${host}`
  const [ofAll, ofShop] = [counterKey('mail', cause, to), counterKey('mail', cause, shopId, to)]
  const counters = [ofAll, ofShop].map((key) => ({ key, within: DAY }))
  const counts = await countUp(db, counters, now)
  const counted = (key: Buffer) => counts.find((each) => each.key.equals(key))?.count ?? 0
  if (counted(ofAll) <= MOST_OF_ALL && counted(ofShop) <= MOST_OF_SHOP) return true
  // A shop's refused mails do not count against the other shops.
  await countDown(db, counters, now)
  return false
}
