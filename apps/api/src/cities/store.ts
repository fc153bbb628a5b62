import { type City, type CityId, type Country, plainName, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { MAX_ROW_ID, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import type { WriteTx } from '../shops/store/shops.ts'
import { shopCities } from './schema.ts'

const CityRow = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string().nullable(),
  divisionId: z.int(),
  division: z.string(),
  country: z.string(),
} satisfies FieldsOf<City>)

/** C14: the official cities of one country, or of all that have a list, by division and name. */
export function listCities(tx: Tx, country: Country | null): Promise<readonly City[]> {
  return query(
    tx,
    CityRow,
    sql`
      select id, name, code, division_id as "divisionId", division, country from cities
      where listed and (${country}::text is null or country = upper(${country}::text))
      order by country, division collate feria_names, name collate feria_names, id`,
  )
}

/** C14: the cities the shop has listed itself, by division and name. */
export function listShopCities(tx: Tx, shopId: ShopId): Promise<readonly City[]> {
  return query(
    tx,
    CityRow,
    sql`
      select c.city_id as id, c.name, null as code, 0 as "divisionId", c.division, s.country
      from shop_cities c join shops s on s.shop_id = c.shop_id
      where c.shop_id = ${shopId} and c.listed
      order by c.division collate feria_names, c.name collate feria_names, c.city_id`,
  )
}

/** Cities that a shop may name: its country's official ones and its own. */
export async function listCitiesFor(tx: Tx, shopId: ShopId, country: Country): Promise<readonly City[]> {
  return [...(await listCities(tx, country)), ...(await listShopCities(tx, shopId))]
}

const PlaceRow = z.object({ name: z.string(), division: z.string() })

/** A city that the shop's orders may name, also if it has left the list; null: neither its country's nor its own. */
export async function findCity(tx: Tx, shopId: ShopId, id: CityId): Promise<Pick<City, 'name' | 'division'> | null> {
  if (!Number.isInteger(id) || Math.abs(id) > MAX_ROW_ID) return null
  const [city] = await query(
    tx,
    PlaceRow,
    sql`
      select c.name, c.division from cities c join shops s on s.country = c.country
      where s.shop_id = ${shopId} and c.id = ${id}
      union all
      select name, division from shop_cities where shop_id = ${shopId} and city_id = ${id}`,
  )
  return city ?? null
}

const HasRow = z.object({ has: z.boolean() })

/** Whether the shop's country has an official list. */
export async function hasCityList(tx: Tx, shopId: ShopId): Promise<boolean> {
  const [row] = await query(
    tx,
    HasRow,
    sql`
      select exists (select 1 from cities c where c.country = s.country and c.listed) as has
      from shops s where s.shop_id = ${shopId}`,
  )
  return row?.has ?? false
}

export type PortableCity = {
  readonly id: CityId
  readonly division: string
  readonly name: string
  readonly listed: boolean
}
const PortableCityRow = z.object({
  id: z.int(),
  division: z.string(),
  name: z.string(),
  listed: z.boolean(),
} satisfies FieldsOf<PortableCity>)

/** All cities that the shop ever added, for archives. */
export function readShopCities(tx: Tx, shopId: ShopId): Promise<readonly PortableCity[]> {
  return query(
    tx,
    PortableCityRow,
    sql`select city_id as id, division, name, listed from shop_cities where shop_id = ${shopId} order by city_id desc`,
  )
}

/** Adds a city of the shop's own. If it was added before, it keeps its id. Null: it is in the list already. */
export async function addShopCity(
  tx: WriteTx,
  shopId: ShopId,
  { division, name }: Pick<City, 'division' | 'name'>,
): Promise<CityId | null> {
  const known = await readShopCities(tx, shopId)
  const same = (a: string, b: string) => plainName(a) === plainName(b)
  const before = known.find((city) => same(city.division, division) && same(city.name, name))
  if (before?.listed) return null
  const id = before?.id ?? Math.min(0, ...known.map((city) => city.id)) - 1
  await writeShopCities(tx, shopId, [{ id, division, name, listed: true }])
  return id
}

/** Removes cities of the shop's own from its list; orders keep naming them. */
export async function removeShopCities(tx: WriteTx, shopId: ShopId, ids: readonly CityId[]): Promise<void> {
  await execute(
    tx,
    sql`update shop_cities set listed = false where shop_id = ${shopId} and city_id = any(${sql.param(ids)}::integer[])`,
  )
}

export async function writeShopCities(tx: WriteTx, shopId: ShopId, portable: readonly PortableCity[]): Promise<void> {
  if (portable.length === 0) return
  await tx
    .insert(shopCities)
    .values(portable.map((city) => ({ ...city, shopId })))
    .onConflictDoUpdate({
      target: [shopCities.shopId, shopCities.id],
      set: { division: sql`excluded.division`, name: sql`excluded.name`, listed: sql`excluded.listed` },
    })
}
