export * from './catalog.ts'
export * from './limits.ts'
export * from './orders.ts'
export * from './shops.ts'
