export { type AccountOutcome, keepAccount, type OpenAccount, openAccount } from './accounts.ts'
export { type AccountCheck, checkAccount } from './check-account.ts'
export { providerNames } from './providers/index.ts'
