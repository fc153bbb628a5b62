/** `everyNode`: a copy on every server of a distributed database. `oneNode`: on the server that programs connect to. */
type TablePlace = 'everyNode' | 'oneNode'

/**
 * The tables that belong to no shop, each with its reason; in every other table keys start with the shop. Tables on one
 * server are never joined with a shop's rows, and `limits` is written by most requests.
 */
export const GLOBAL_TABLES: Readonly<Record<string, { readonly place: TablePlace; readonly why: string }>> = {
  hosts: { place: 'everyNode', why: 'finds the shop, before any is known' },
  product_owner: { place: 'oneNode', why: 'two calls carry no shop, only a product' },
  key_owners: { place: 'everyNode', why: 'finds the shop of a key, before any is known' },
  person_shops: { place: 'everyNode', why: 'finds the shops of a person, before one is chosen' },
  platform_keys: { place: 'everyNode', why: 'of the platform, which may work in every shop' },
  cities: { place: 'everyNode', why: 'official places, the same for all' },
  city_lists: { place: 'oneNode', why: 'which version of each list there is' },
  jobs: { place: 'oneNode', why: 'what an installation does once' },
  limits: { place: 'oneNode', why: 'digests of what was tried of late, shops among them' },
  migrations: { place: 'oneNode', why: 'the version of these tables' },
}

export const isGlobal = (table: string): boolean => Object.hasOwn(GLOBAL_TABLES, table)
