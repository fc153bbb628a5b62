/**
 * What a key may do. A shop's key has those it was made with; a key of the platform has all of them, of every shop.
 * What stands last in the list is given to no key of a shop: it moves money or hands out rights.
 */
export const SCOPES = [
  'orders:read',
  'orders:write',
  'orders:refund',
  'buyers:read',
  'buyers:forget',
  'products:read',
  'products:write',
  'prices:write',
  'stock:write',
  'discounts:write',
  'content:write',
  'appearance:write',
  'messages:write',
  'subscribers:read',
  'numbers:read',
  'exports:make',
  'settings:write',
  'shipping:write',
  'domains:write',
  'payments:read',
  'payments:write',
  'integrations:write',
  'shop:close',
] as const
export type Scope = (typeof SCOPES)[number]

const PLATFORM_ONLY = ['payments:write', 'integrations:write', 'shop:close'] as const satisfies readonly Scope[]

/** What a key of a shop can be given. */
export const SHOP_KEY_SCOPES = SCOPES.filter(
  (scope): scope is Exclude<Scope, (typeof PLATFORM_ONLY)[number]> =>
    !PLATFORM_ONLY.some((platform) => platform === scope),
)
