import { randomInt } from 'node:crypto'
import { manageEndpoints as calls } from '@store/api-client/manage'
import { type Coupon, isCouponCode, normaliseCouponCode, type ShopId } from '@store/core'
import {
  addCoupon,
  changeCoupon,
  countCoupons,
  findCoupon,
  type KnownCoupon,
  listCouponPage,
  removeCoupon,
} from '../../coupons/store.ts'
import { lockInShop } from '../../database/advisory-locks.ts'
import type { Tx } from '../../database/open.ts'
import { MOST_COUPONS } from '../../limits/rules.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

const SORT = 'createdAt'
/** The longest prefix of a generated code. */
const MOST_PREFIX = 20
/** Characters that are not mistaken for others; 480 million codes of six. */
const SIGNS = 'BCDFGHJKLMNPQRSTVWXYZ2345679'
const randomPart = () => Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
const NO_CONDITIONS = { minPurchase: null, from: null, until: null, maxUses: null, maxUsesPerBuyer: null }

export function couponRoutes(manage: Management): void {
  manage.read(calls.listCoupons, async (tx, { shopId, query }) => {
    const { limit, after } = pageIn(query, SORT)
    const [createdAt, code] = after ?? []
    const rows = await listCouponPage(tx, shopId, {
      after: after && { createdAt: String(createdAt), code: String(code) },
      limit: limit + 1,
    })
    return pageOf(
      rows,
      limit,
      SORT,
      (row) => [row.createdAt, row.code],
      ({ createdAt: _, ...coupon }) => resourceOf(coupon),
    )
  })
  manage.read(calls.getCoupon, (tx, { shopId, params }) => couponOf(tx, shopId, params.code))

  manage.write(calls.createCoupon, async (tx, { shopId, body }) => {
    const { code: typed, active = true, reduction, ...conditions } = body
    const code = normaliseCouponCode(typed)
    if (!isCouponCode(code)) throw wrongField('code', 'wrongFormat')
    const coupon = inOrder({ ...NO_CONDITIONS, ...conditions, code, active, reduction })
    await checkSpace(tx, shopId, 1, 'code')
    if (!(await addCoupon(tx, shopId, coupon))) throw wrongField('code', 'taken')
    return couponOf(tx, shopId, code)
  })

  manage.write(calls.createCoupons, async (tx, { shopId, body }) => {
    const { prefix, count, active = true, reduction, ...conditions } = body
    const beginning = normaliseCouponCode(prefix)
    if (beginning.length > MOST_PREFIX || !isCouponCode(beginning + randomPart()))
      throw wrongField('prefix', 'wrongFormat')
    await checkSpace(tx, shopId, count, 'count')
    const codes = new Set<string>()
    for (let tries = 0; codes.size < count && tries < count * 3; tries += 1) {
      const code = beginning + randomPart()
      const coupon = inOrder({ ...NO_CONDITIONS, ...conditions, code, active, reduction })
      if (await addCoupon(tx, shopId, coupon)) codes.add(code)
    }
    return { codes: [...codes] }
  })

  manage.write(calls.changeCoupon, async (tx, { shopId, params, body, match }) => {
    const known = await couponOf(tx, shopId, params.code, true)
    match(known)
    inOrder({ ...known, ...body })
    await changeCoupon(tx, shopId, known.code, body)
    return couponOf(tx, shopId, known.code)
  })

  manage.write(calls.deleteCoupon, async (tx, { shopId, params, match }) => {
    const known = await couponOf(tx, shopId, params.code, true)
    match(known)
    if (known.uses > 0) throw new Refusal('state', { allowed: ['close'] })
    await removeCoupon(tx, shopId, known.code)
    return {}
  })
}

/** Refuses more coupons than a shop may have. The lock makes others who add some wait. */
async function checkSpace(tx: Tx, shopId: ShopId, added: number, field: string): Promise<void> {
  await lockInShop(tx, shopId, 'coupons')
  if ((await countCoupons(tx, shopId)) + added > MOST_COUPONS)
    throw wrongField(field, 'tooMany', { most: MOST_COUPONS })
}

/** @param lock other transactions that want to use or change it wait */
async function couponOf(tx: Tx, shopId: ShopId, typed: string, lock = false) {
  const found = await findCoupon(tx, shopId, { code: normaliseCouponCode(typed), idNumber: null, lock })
  if (!found) throw new Refusal('notFound')
  return resourceOf(found.coupon)
}

const resourceOf = (coupon: KnownCoupon) => revised(coupon, ['uses'])

function inOrder<C extends Pick<Coupon, 'from' | 'until'>>(coupon: C): C {
  const { from, until } = coupon
  if (from !== null && until !== null && Date.parse(from) >= Date.parse(until)) throw wrongField('until', 'notAllowed')
  return coupon
}
