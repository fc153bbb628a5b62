import type { NextStep } from '@store/core'
import { SCOPES, type Scope } from './scopes.ts'

/** The roles of people in the team of a shop. */
export const ROLES = ['owner', 'manager', 'sales', 'stockroom', 'content', 'accountant'] as const
export type Role = (typeof ROLES)[number]

/** The scopes of managers: all but those that transfer or close the shop, or redirect money and data. */
const MANAGER = SCOPES.filter(
  (scope) => !['payments:write', 'integrations:write', 'support:write', 'shop:close'].includes(scope),
)

/** The scopes of each role in its shop. Of the numbers, people in sales only see yesterday's sales (`getToday`). */
export const SCOPES_OF_ROLE: { readonly [Each in Role]: readonly Scope[] } = {
  owner: SCOPES,
  manager: MANAGER,
  sales: [
    'orders:read',
    'orders:write',
    'buyers:read',
    'buyers:write',
    'products:read',
    'stock:write',
    'messages:write',
  ],
  stockroom: ['orders:read', 'orders:write', 'products:read', 'stock:write'],
  content: [
    'products:read',
    'products:write',
    'prices:write',
    'stock:write',
    'discounts:write',
    'content:write',
    'appearance:write',
    'appearance:publish',
    'subscribers:read',
    'subscribers:write',
    'numbers:read',
  ],
  accountant: ['orders:read', 'products:read', 'numbers:read', 'exports:make', 'payments:read', 'audit:read'],
}

/**
 * The scopes of the platform's support in a shop that has granted access: none that shows buyers' data, moves money or
 * goods, writes to anybody, or redirects data.
 */
export const SCOPES_OF_SUPPORT: readonly Scope[] = [
  'orders:read',
  'products:read',
  'products:write',
  'prices:write',
  'stock:write',
  'discounts:write',
  'content:write',
  'appearance:write',
  'numbers:read',
  'shipping:write',
  'payments:read',
  'audit:read',
]

/** The next steps that the stockroom takes: packing and handing over, but not answers of buyers and payments. */
const STOCKROOM_STEPS: readonly NextStep[] = ['pack', 'handOver', 'ready', 'giveOut', 'arrive', 'resend']

/** Whether people of this role, who have the scope `orders:write`, may take this next step of an order. */
export const mayTakeStep = (role: Role | null, next: NextStep): boolean =>
  role !== 'stockroom' || STOCKROOM_STEPS.includes(next)

/** The roles that people of this role may assign, change and remove. Only owners decide on owners and managers. */
export const rolesGivenBy = (role: Role): readonly Role[] =>
  role === 'owner' ? ROLES : role === 'manager' ? ROLES.filter((each) => each !== 'owner' && each !== 'manager') : []
