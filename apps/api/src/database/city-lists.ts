import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { City, CityId, Country } from '@store/core'
import type { PoolClient } from 'pg'

/** ISO 3166-1 numeric codes of the countries that have a list. */
const NUMERIC: Readonly<Record<Country, number>> = {
  AR: 32,
  BR: 76,
  CL: 152,
  CO: 170,
  CR: 188,
  DO: 214,
  EC: 218,
  GT: 320,
  HN: 340,
  MX: 484,
  PA: 591,
  PE: 604,
  PY: 600,
  VE: 862,
}

/** Colombia's city ids are older than the rule and are in shops, orders and archives: they are DANE's codes alone. */
const BARE: Country = 'CO'

/**
 * The id of an official city: the country's numeric code × 1,000,000 + the first six digits of the city's code. Brazil's
 * codes have seven digits; the last one is a check digit. The id fits into 32 bits.
 */
function cityId(country: Country, code: string): CityId {
  return numericOf(country) * 1_000_000 + Number(code.slice(0, 6))
}

/** The same for a division: the numeric code × 1000 + the division's code. */
const divisionIdOf = (country: Country, code: string): number => numericOf(country) * 1000 + Number(code)

function numericOf(country: Country): number {
  if (country === BARE) return 0
  const numeric = NUMERIC[country]
  if (numeric === undefined) throw new Error(`the list of ${country} has no numeric code in city-lists.ts`)
  return numeric
}

type ListedCity = City & { readonly code: string }

/** A file of `seeds/cities`: a line `# code name` begins a division, a line `code name` is a city of it. */
export function parseCityList(country: Country, text: string): readonly ListedCity[] {
  let division = { divisionId: 0, division: '' }
  return text.split('\n').flatMap((line) => {
    const [, mark, code = '', name = ''] = /^(# )?(\d+) (.+)$/.exec(line) ?? []
    if (mark) division = { divisionId: divisionIdOf(country, code), division: name }
    return mark || !code ? [] : [{ id: cityId(country, code), name, code, ...division, country }]
  })
}

/** Updates `cities` to this version's lists. A country whose file has not changed only costs computing a digest. */
export async function loadCityLists(client: PoolClient, folder = listsFolder()): Promise<void> {
  const { rows } = await client.query<{ country: Country; digest: string }>('select country, digest from city_lists')
  const loaded = new Map(rows.map(({ country, digest }) => [country, digest]))
  for (const file of (await readdir(folder)).filter((name) => /^[A-Z]{2}\.txt$/.test(name))) {
    const country = file.slice(0, 2)
    const text = await readFile(`${folder}/${file}`, 'utf8')
    const digest = createHash('sha256').update(text).digest('hex')
    if (loaded.get(country) !== digest) await loadCityList(client, country, parseCityList(country, text), digest)
  }
}

/** Cities that have left the list stay as unlisted rows, because shops and orders may name them. */
async function loadCityList(client: PoolClient, country: Country, list: readonly ListedCity[], digest: string) {
  const column = (name: keyof ListedCity) => list.map((city) => city[name])
  await client.query('begin')
  try {
    await client.query(
      `insert into cities (country, id, code, name, division_id, division)
       select $1, * from unnest($2::integer[], $3::text[], $4::text[], $5::integer[], $6::text[])
       on conflict (country, code) do update
       set name = excluded.name, division_id = excluded.division_id, division = excluded.division, listed = true`,
      [country, column('id'), column('code'), column('name'), column('divisionId'), column('division')],
    )
    await client.query('update cities set listed = false where country = $1 and code <> all ($2::text[]) and listed', [
      country,
      column('code'),
    ])
    await client.query(
      'insert into city_lists values ($1, $2) on conflict (country) do update set digest = excluded.digest',
      [country, digest],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Beside `dist` in a build, two folders up in the source. */
function listsFolder(): string {
  const folders = ['../seeds/cities', '../../seeds/cities'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return folders.find((folder) => existsSync(folder)) ?? ''
}
