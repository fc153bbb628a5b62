import { randomUUID } from 'node:crypto'
import pg from 'pg'

/**
 * An empty database on the tests' server, for programs that migrate it themselves. `templateUrl` is the URL of the run's own database
 * (`inject('templateDatabaseUrl')`).
 */
export async function openOwnDatabase(templateUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = new URL(templateUrl)
  server.pathname = '/postgres'
  const owner = new pg.Client({ connectionString: server.href })
  await owner.connect()
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await owner.query(`create database ${name}`)
  server.pathname = `/${name}`
  return {
    url: server.href,
    drop: async () => {
      await owner.query(`drop database ${name} with (force)`)
      await owner.end()
    },
  }
}
