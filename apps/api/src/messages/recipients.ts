import type { ShopId } from '@store/core'
import type { Database } from '../database/open.ts'
import { countDown, counterKey, countUp } from '../limits/store.ts'

const DAY = 24 * 60 * 60
/** The most mails of one cause to one address per day: from the whole installation, and from one shop. */
const MOST_OF_ALL = 15
const MOST_OF_SHOP = 10

/**
 * Why somebody is written to: because a form was filled in, which anybody may do under anybody's address; or because a
 * shop has moved an order on, or money came for it, which strangers cannot bring about.
 */
export type Cause = 'form' | 'shop'

/**
 * Counts a mail to a buyer or to who wishes for the newsletter. False when the address has got as many for this cause as
 * it gets in a day, so that nobody can fill a stranger's mailbox through many shops. Causes are counted apart: forms that
 * are filled in silence nothing that a shop or a payment has to say. Mails to merchants are not counted.
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
