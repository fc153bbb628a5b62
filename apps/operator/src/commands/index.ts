import type { Command } from 'commander'
import { articlesCommand } from './articles.ts'
import { codesCommand } from './codes.ts'
import { couponsCommand } from './coupons.ts'
import { discountsCommand } from './discounts.ts'
import { domainCommand } from './domain.ts'
import { importCommand } from './import.ts'
import { ordersCommand } from './orders.ts'
import { policiesCommand } from './policies.ts'
import { productsCommand } from './products.ts'
import { shippingCommand } from './shipping.ts'
import { shopCommand } from './shop.ts'

/** Every command there is. To add one: a file beside this, a row here, its lines in the README. */
export const COMMANDS: readonly (() => Command)[] = [
  shopCommand,
  domainCommand,
  importCommand,
  productsCommand,
  ordersCommand,
  policiesCommand,
  discountsCommand,
  couponsCommand,
  shippingCommand,
  articlesCommand,
  codesCommand,
]
