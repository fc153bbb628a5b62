import type pg from 'pg'
import { withMigrationLock } from './advisory-locks.ts'
import { GLOBAL_TABLES, isGlobal } from './global-tables.ts'
import type { Database } from './open.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** The result of `distribute`: tables distributed by shop, and tables copied to every node; those added now, and all. */
export type Distribution = {
  readonly nodes: number
  readonly byShop: { readonly added: readonly string[]; readonly total: number }
  readonly everywhere: { readonly added: readonly string[]; readonly total: number }
}

/**
 * Settings of Citus that each of its servers needs (decision 182): triggers write other rows of the same shop, and search
 * runs queries within a shop's statement, both on the shop's server; settings by `set local` are passed on to it.
 */
export const SETTINGS = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
  'citus.propagate_set_commands': 'local',
} as const

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Distributes the tables of shops by shop, and copies the global ones to every node. To be repeated after migrations that
 * add tables: what is distributed already stays. The administrator has set up Citus and its nodes (docs/operate.md). Throws
 * `DatabaseUnavailable`.
 */
export function distribute(db: Database): Promise<Distribution> {
  return withMigrationLock(db, async (client) => {
    const nodes = await nodesOf(client)
    await applySettings(client)
    await connectableRoles(client)
    await spreadFunctions(client)
    await usableIdentities(client)
    const everywhere = Object.keys(GLOBAL_TABLES).filter((name) => GLOBAL_TABLES[name]?.place === 'everyNode')
    const known = await distributed(client)
    const copied = everywhere.filter((name) => !known.has(name))
    for (const name of copied) await client.query('select create_reference_table($1)', [`public.${name}`])
    const ofShops = await tablesOfShops(client)
    const added = ofShops.filter((name) => !known.has(name))
    for (const name of added) await distributeTable(client, name)
    await emptyOrigins(client)
    return {
      nodes,
      byShop: { added, total: ofShops.length },
      everywhere: { added: copied, total: everywhere.length },
    }
  })
}

/** The servers that hold shops. */
async function nodesOf(client: Client): Promise<number> {
  const { rows } = await client.query(`select 1 from pg_extension where extname = 'citus'`)
  if (rows.length === 0)
    throw new DatabaseUnavailable(
      'notDistributed',
      'This PostgreSQL has no Citus: let an administrator add it and its nodes (docs/operate.md, "Beyond one server"), and run this again.',
    )
  const found = await client.query<{ nodes: number }>(
    'select count(*) as nodes from pg_dist_node where isactive and shouldhaveshards',
  )
  const nodes = found.rows[0]?.nodes ?? 0
  if (nodes === 0)
    throw new DatabaseUnavailable(
      'notDistributed',
      'Citus has no nodes to put shops on: let an administrator add them with citus_add_node (docs/operate.md, "Beyond one server"), and run this again.',
    )
  return nodes
}

async function applySettings(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  for (const [name, value] of Object.entries(SETTINGS)) {
    const statement = `alter database ${rows[0]?.name} set ${name} = '${value}'`
    await client.query(statement)
    await client.query('select run_command_on_workers($1)', [statement])
    // For this connection; others get it when they connect next.
    await client.query(`set ${name} = '${value}'`)
  }
}

/** Lets these roles log in: Citus opens connections to other servers as the current role. */
async function connectableRoles(client: Client): Promise<void> {
  for (const role of ['feria_app', 'feria_worker']) {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1 and not rolcanlogin', [role])
    if (rows.length > 0) await client.query(`alter role ${role} login`)
  }
}

/**
 * Grants the sequences of identity columns: for `insert … select`, Citus calls `nextval` by name, with the rights of the
 * caller.
 */
async function usableIdentities(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select s.oid::regclass::text as name from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace and d.deptype = 'i'`)
  for (const { name } of rows) await client.query(`grant usage on sequence ${name} to feria_app, feria_worker`)
}

/** Creates our functions on every server, because they are called where the shop's rows are. */
async function spreadFunctions(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname like 'feria%' and not exists (
      select 1 from pg_catalog.pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)
    order by 1`)
  for (const { name } of rows) await client.query('select create_distributed_function($1)', [name])
}

/** Deletes the local rows of distributed tables: Citus leaves them, invisible, after it has copied them to other servers. */
async function emptyOrigins(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select d.logicalrelid::regclass::text as name from pg_dist_partition d where pg_relation_size(d.logicalrelid) > 0`)
  for (const { name } of rows) await client.query('select truncate_local_data_after_distributing_table($1)', [name])
}

/** Names of tables that Citus has distributed or copied already. */
async function distributed(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_dist_partition d join pg_class c on c.oid = d.logicalrelid
    where c.relnamespace = 'public'::regnamespace and d.partmethod in ('h', 'n') and d.repmodel in ('s', 't')`)
  return new Set(rows.map(({ name }) => name))
}

/** The tables of shops, each after those that it refers to. */
async function tablesOfShops(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; refers: string[] }>(`
    select c.relname as name, array(
      select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped)
    order by c.relname`)
  const refers = new Map(rows.filter(({ name }) => !isGlobal(name)).map((row) => [row.name, row.refers]))
  const ordered = new Set<string>()
  const add = (name: string): void => {
    if (ordered.has(name)) return
    for (const other of refers.get(name) ?? []) add(other)
    ordered.add(name)
  }
  for (const name of ['shops', ...refers.keys()]) add(name)
  return [...ordered]
}

/** Distributes a table by shop, so that one shop's rows of all tables are on the same server. */
const distributeTable = (client: Client, name: string) =>
  client.query(
    name === 'shops'
      ? `select create_distributed_table('public.shops', 'shop_id', colocate_with => 'none')`
      : `select create_distributed_table($1, 'shop_id', colocate_with => 'public.shops')`,
    name === 'shops' ? [] : [`public.${name}`],
  )
