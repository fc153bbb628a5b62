export * from './catalog.ts'
export * from './orders.ts'
export * from './shops.ts'
