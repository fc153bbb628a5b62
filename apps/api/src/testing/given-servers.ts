import pg from 'pg'
import { SETTINGS } from '../database/distribute.ts'

// Tests on PostgreSQL servers that run already: one of any kind, or the coordinator of Citus and its workers. The user is a superuser.

/** The coordinator, or the only server, then the workers; empty: tests start their own server. */
export function givenServers(): readonly string[] {
  const { TEST_DATABASE_URL: first = '', TEST_DATABASE_WORKERS: workers = '' } = process.env
  return first === '' ? [] : [first, ...workers.split(',').filter((url) => url !== '')]
}

const TEMPLATE = 'feria_template'

/** An empty database on every server, which are nodes of each other; returns their addresses. */
export async function makeTemplate(servers: readonly string[]): Promise<readonly string[]> {
  await removeTemplate(servers)
  for (const server of servers) await ask(server, `create database ${TEMPLATE} encoding 'UTF8' template template0`)
  const urls = servers.map(inTemplate)
  const [coordinator = '', ...workers] = urls
  if (workers.length > 0) {
    for (const url of urls) await ask(url, 'create extension citus')
    // The settings that `distribute` makes for a database are not copied with it.
    for (const [name, value] of Object.entries(SETTINGS))
      for (const url of urls) await ask(url, `alter system set ${name} = '${value}'`)
    for (const url of urls) await ask(url, 'select pg_reload_conf()')
    const { hostname, port } = new URL(coordinator)
    await ask(coordinator, `select citus_set_coordinator_host('${hostname}', ${port})`)
    for (const worker of workers) {
      const { hostname: host, port: at } = new URL(worker)
      await ask(coordinator, `select citus_add_node('${host}', ${at})`)
    }
  }
  return urls
}

/** Ends all connections and refuses new ones: nothing, not even Citus, may be connected to a database that is copied. */
export async function blockTemplate(servers: readonly string[]): Promise<void> {
  for (const server of servers) {
    await ask(server, `alter database ${TEMPLATE} allow_connections false`)
    await ask(server, `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${TEMPLATE}'`)
  }
}

export async function removeTemplate(servers: readonly string[]): Promise<void> {
  for (const server of servers) await ask(server, `drop database if exists ${TEMPLATE} with (force)`)
}

function inTemplate(server: string): string {
  const url = new URL(server)
  url.pathname = `/${TEMPLATE}`
  return url.href
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
