/**
 * The rights of a key. A shop's key has the scopes it was created with; a key of the platform has all of them, for every shop.
 * The last ones in the list cannot be given to a shop's key: they move money or grant rights.
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

/** The scopes that a shop's key can have. */
export const SHOP_KEY_SCOPES = SCOPES.filter(
  (scope): scope is Exclude<Scope, (typeof PLATFORM_ONLY)[number]> =>
    !PLATFORM_ONLY.some((platform) => platform === scope),
)
