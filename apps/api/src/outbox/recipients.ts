import type { ShopId } from '@store/core'
import type { Database } from '../database/open.ts'
import { countDown, counterKey, countUp } from '../queries/limits.ts'

const DAY = 24 * 60 * 60
/** Mails to one address in a day: of the whole installation, and of one shop. */
const MOST_OF_ALL = 15
const MOST_OF_SHOP = 10

/**
 * Counts a mail to an address that somebody typed into a form, who may not be whose address it is: an order, a wish for
 * the newsletter. False when the address has got as many as it gets in a day, so that nobody can fill a stranger's
 * mailbox through many shops. Mails to merchants are not counted.
 */
export async function mayWriteTo(db: Database, shopId: ShopId, address: string, now: Date): Promise<boolean> {
  // What stands behind a plus sign is the mailbox's own affair.
  const to = address
    .trim()
    .toLowerCase()
    .replace(/\+[^+@]*@/, '@')
  const [ofAll, ofShop] = [counterKey('mail', to), counterKey('mail', shopId, to)]
  const counters = [ofAll, ofShop].map((key) => ({ key, within: DAY }))
  const counts = await countUp(db, counters, now)
  const counted = (key: Buffer) => counts.find((each) => each.key.equals(key))?.count ?? 0
  if (counted(ofAll) <= MOST_OF_ALL && counted(ofShop) <= MOST_OF_SHOP) return true
  // What one shop may not send takes nothing from the others.
  await countDown(db, counters, now)
  return false
}
