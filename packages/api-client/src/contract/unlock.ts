/** The header with the token from `verifyAccessCode`, for calls about the shop that it opens. */
export const UNLOCK_HEADER = 'x-shop-unlock'
