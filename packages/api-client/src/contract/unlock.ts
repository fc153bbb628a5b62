/** Carries the token that `verifyAccessCode` gave, in calls about the shop it opens. */
export const UNLOCK_HEADER = 'x-shop-unlock'
