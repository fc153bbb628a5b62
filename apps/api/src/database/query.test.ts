import { facts } from '@store/telemetry'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestDatabase } from '../testing.ts'
import { outsideShops } from './index.ts'
import { execute, inOneStatement, query } from './query.ts'

const db = await openTestDatabase()
afterAll(() => db.close())

const Row = z.object({
  name: z.string(),
  count: z.int(),
  at: z.date().nullable(),
  buyer: z.object({ channel: z.enum(['web', 'chat']), phones: z.array(z.string()) }),
})
const rows = (statement: SQL) => outsideShops(db, (tx) => query(tx, Row, statement))
const buyer = (channel: string, phone: string | number) =>
  sql`json_build_object('channel', ${channel}::text, 'phones', ${JSON.stringify(['1', phone])}::json)`

test('rows are answered as their schema has them, without columns that it does not name', async () => {
  const statement = sql`
    select 'Ana' as name, 3::bigint as count, '2026-03-15T12:00:00Z'::timestamptz as at, 'no' as more,
      ${buyer('web', '2')} as buyer
    union all select 'Bea', 0, null, 'no', ${buyer('chat', '3')}::jsonb::json`
  expect(await rows(statement)).toEqual([
    { name: 'Ana', count: 3, at: new Date('2026-03-15T12:00:00Z'), buyer: { channel: 'web', phones: ['1', '2'] } },
    { name: 'Bea', count: 0, at: null, buyer: { channel: 'chat', phones: ['1', '3'] } },
  ])
})

const SECRET = 777_555_333
const web = buyer('web', 'x')
test.each([
  ['null', sql`select null as name, 1 as count, null as at, ${web} as buyer`, 'column name is no string'],
  [
    'of another kind',
    sql`select ${SECRET}::integer as name, 1 as count, null as at, ${web} as buyer`,
    'column name is no string',
  ],
  [
    'a fraction',
    sql`select 'a' as name, ${`${SECRET}.5`}::float8 as count, null as at, ${web} as buyer`,
    'column count is no int',
  ],
  [
    'a text',
    sql`select 'a' as name, ${SECRET}::text as count, null as at, ${web} as buyer`,
    'column count is no number',
  ],
  ['no time', sql`select 'a' as name, 1 as count, ${SECRET}::text as at, ${web} as buyer`, 'column at is no date'],
  ['not there', sql`select 'a' as name, 1 as count, null as att, ${web} as buyer`, 'column at is no date'],
  [
    'another word',
    sql`select 'a' as name, 1 as count, null as at, ${buyer(`${SECRET}`, 'x')} as buyer`,
    'column buyer.channel is none of web, chat',
  ],
  [
    'within JSON',
    sql`select 'a' as name, 1 as count, null as at, ${buyer('web', SECRET)} as buyer`,
    'column buyer.phones.1 is no string',
  ],
])(
  'a row with a column that is %s is refused by the name of the column, and nobody is told what it holds',
  async (_, statement, message) => {
    const error = await rows(statement).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).toBe(`A row does not fit its schema: ${message}`)
    expect(facts(error)).toMatchObject({ message: (error as Error).message })
    expect(JSON.stringify(facts(error))).not.toContain(String(SECRET))
  },
)

test('a statement whose rows nobody reads says how many it affected, or found', async () => {
  const times = await outsideShops(db, async (tx) => [
    await execute(tx, sql`insert into limits (key, count, ends_at) values ('\\x01', 1, now()), ('\\x02', 1, now())`),
    await execute(tx, sql`update limits set count = 2 where key = '\\x01'`),
    await execute(tx, sql`select from limits`),
    await execute(tx, sql`delete from limits`),
    await execute(tx, sql`delete from limits`),
  ])
  expect(times).toEqual([2, 1, 2, 2, 0])
})

const Named = z.object({ name: z.string() })
const named = (...names: readonly string[]) =>
  sql`select name from unnest(${sql.param(names)}::text[]) with ordinality as n (name, place) order by place`

test('queries sent as one statement are answered each with its own rows, in their order', async () => {
  const found = await outsideShops(db, (tx) =>
    inOneStatement(tx, async (gathering) => {
      const lists = await Promise.all([
        query(gathering, Named, named('b', 'a')),
        query(gathering, Named, named()),
        query(gathering, z.object({ count: z.int(), has: z.boolean() }), sql`select 3::bigint as count, true as has`),
      ])
      // Sent after the others, and so on its own.
      return [...lists, await query(gathering, Named, named('later'))]
    }),
  )
  expect(found).toEqual([[{ name: 'b' }, { name: 'a' }], [], [{ count: 3, has: true }], [{ name: 'later' }]])
  expect(await outsideShops(db, (tx) => inOneStatement(tx, async () => 'nothing asked'))).toBe('nothing asked')
})

test('a query that fails, or a row that does not fit, fails as it does on its own', async () => {
  const inTwo = (statement: SQL) =>
    outsideShops(db, (tx) =>
      inOneStatement(tx, (gathering) =>
        Promise.all([query(gathering, Named, named('a')), query(gathering, Named, statement)]),
      ),
    )
  await expect(inTwo(sql`select 1 as name`)).rejects.toThrow('column name is no string')
  await expect(inTwo(sql`select name from nowhere`)).rejects.toThrow('nowhere')
  expect(await inTwo(named('b'))).toEqual([[{ name: 'a' }], [{ name: 'b' }]])
})
