export * from './catalog.ts'
export * from './shops.ts'
