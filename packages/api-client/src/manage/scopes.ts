/**
 * Rights in a shop. A shop's key has the scopes it was created with, a person those of their role in the shop's team; a key of
 * the platform has all of them, in every shop.
 */
export const SCOPES = [
  'orders:read',
  'orders:write',
  'orders:refund',
  'buyers:read',
  'buyers:write',
  'buyers:forget',
  'buyers:export',
  'products:read',
  'products:write',
  'prices:write',
  'stock:write',
  'discounts:write',
  'content:write',
  'appearance:write',
  'appearance:publish',
  'messages:write',
  'subscribers:read',
  'subscribers:write',
  'numbers:read',
  'exports:make',
  'settings:write',
  'shipping:write',
  'domains:write',
  'payments:read',
  'payments:write',
  'integrations:write',
  'team:write',
  'audit:read',
  'support:write',
  'shop:close',
] as const
export type Scope = (typeof SCOPES)[number]

/** They move money or give rights: no shop's key has them. */
const NOT_FOR_KEYS = [
  'payments:write',
  'integrations:write',
  'team:write',
  'support:write',
  'shop:close',
] as const satisfies readonly Scope[]

/** The scopes that a shop's key can have. */
export const SHOP_KEY_SCOPES = SCOPES.filter(
  (scope): scope is Exclude<Scope, (typeof NOT_FOR_KEYS)[number]> => !NOT_FOR_KEYS.some((refused) => refused === scope),
)
