import type { Command } from 'commander'
import { affiliationsCommand } from './affiliations.ts'
import { articlesCommand } from './articles.ts'
import { branchesCommand } from './branches.ts'
import { buyersCommand } from './buyers.ts'
import { categoriesCommand } from './categories.ts'
import { chatFormCommand } from './chat-form.ts'
import { chatTextsCommand } from './chat-texts.ts'
import { citiesCommand } from './cities.ts'
import { codesCommand } from './codes.ts'
import { couponsCommand } from './coupons.ts'
import { databaseCommand } from './database/database.ts'
import { discountsCommand } from './discounts.ts'
import { domainCommand } from './domain.ts'
import { importCommand } from './import.ts'
import { integrationsCommand } from './integrations.ts'
import { keysCommand } from './keys.ts'
import { logCommand } from './log.ts'
import { loginCommand, logoutCommand } from './login.ts'
import { mailsCommand } from './mails.ts'
import { marketplaceCommand } from './marketplace.ts'
import { mediaCommand } from './media/media.ts'
import { messagesCommand } from './messages.ts'
import { newsletterCommand } from './newsletter.ts'
import { numbersCommand } from './numbers.ts'
import { ordersCommand } from './orders/orders.ts'
import { paymentsCommand } from './payments/payments.ts'
import { policiesCommand } from './policies.ts'
import { productsCommand } from './products/products.ts'
import { shippingCommand } from './shipping.ts'
import { shopCommand } from './shop/shop.ts'
import { tagsCommand } from './tags.ts'
import { taxesCommand } from './taxes.ts'
import { teamCommand } from './team.ts'
import { templateCommand } from './template.ts'
import { viewsCommand } from './views.ts'
import { webhooksCommand } from './webhooks.ts'

/** All commands. To add one: a file here, a row in this list, its lines in the README. */
export const COMMANDS: readonly (() => Command)[] = [
  shopCommand,
  templateCommand,
  domainCommand,
  importCommand,
  productsCommand,
  categoriesCommand,
  tagsCommand,
  numbersCommand,
  ordersCommand,
  buyersCommand,
  mailsCommand,
  chatTextsCommand,
  viewsCommand,
  paymentsCommand,
  policiesCommand,
  discountsCommand,
  couponsCommand,
  taxesCommand,
  shippingCommand,
  citiesCommand,
  articlesCommand,
  codesCommand,
  branchesCommand,
  affiliationsCommand,
  integrationsCommand,
  marketplaceCommand,
  chatFormCommand,
  messagesCommand,
  newsletterCommand,
  webhooksCommand,
  keysCommand,
  teamCommand,
  logCommand,
  loginCommand,
  logoutCommand,
  databaseCommand,
  mediaCommand,
]
