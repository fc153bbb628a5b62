import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inShop, migrate, openDatabase } from '@store/api/database'
import { diskStorage } from '@store/api/media'
import { findProducts, findShopByName } from '@store/api/queries'
import { testApi } from '@store/api/testing'
import { emptyQuery } from '@store/core'
import { openTool } from '../testing.ts'

/** Folders for data and for backups that PostgreSQL's user may enter. */
export async function openPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'feria-backup-'))
  await chmod(folder, 0o755)
  return {
    folder,
    dataDir: join(folder, 'data'),
    backups: join(folder, 'backups'),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Opens an API with its tool on a database, with the database's address in the environment. */
export async function openShops({ url }: { readonly url: string }, dataDir: string, environment: NodeJS.ProcessEnv) {
  const db = await openDatabase(url)
  await migrate(db)
  const media = diskStorage(dataDir)
  const feria = await openTool({ ...db, url }, { DATA_DIR: dataDir, ...environment }, { media })
  const { api, app } = testApi(db, { media })
  const shopOf = async (name: string) => {
    const shop = await findShopByName(db, name)
    if (!shop) throw new Error(`no shop ${name}`)
    return shop
  }
  return {
    db,
    feria,
    shopOf,
    /** A shop with a logo, one product, and an owner. */
    async openShop(name: string) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${name}</title></svg>`
      await writeFile(join(feria.folder, 'logo.svg'), svg)
      await writeFile(join(feria.folder, 'goods.csv'), 'id,name,category,price,current_stock\n1,Ruana,Lana,10,9000\n')
      await feria.json('shop', 'create', '--subdomain', name, '--name', name)
      const settings = [
        '--logo',
        'logo.svg',
        '--max-open-orders',
        '1000',
        '--max-units',
        '9000',
        '--payments',
        'cashOnDelivery',
      ]
      await feria.json('shop', 'set', name, ...settings)
      await feria.json('shipping', 'set', 'free', '--shop', name)
      await feria.json('import', 'goods.csv', '--shop', name)
      await feria.json('team', 'add', `${name}@example.com`, '--role', 'owner', '--shop', name)
    },
    async order(name: string): Promise<number> {
      const { id: shopId } = await shopOf(name)
      const { products } = await inShop(db, shopId, (tx) => findProducts(tx, shopId, emptyQuery))
      const outcome = await api.placeOrder({
        body: {
          shopId,
          key: randomBytes(16).toString('hex'),
          paymentMethod: 'cashOnDelivery',
          channel: 'web',
          lines: [{ productId: products[0]?.id ?? 0, variantId: null, quantity: 1 }],
          expectedTotal: null,
          buyer: { name: 'Luz', idNumber: '456', email: null, phone: '+57 300 111 2244', message: null },
          delivery: {
            kind: 'address',
            address: {
              cityId: null,
              city: 'Medellín',
              division: 'Antioquia',
              neighbourhood: null,
              postcode: null,
              address: 'Carrera 70 # 1-2',
              details: null,
            },
          },
        },
      })
      if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome))
      return outcome.order.number
    },
    /** The names of the products that a shopper's search finds. */
    async search(name: string, text: string): Promise<readonly string[]> {
      const { id: shopId } = await shopOf(name)
      const query = { ...emptyQuery, search: text }
      const { products } = await inShop(db, shopId, (tx) => findProducts(tx, shopId, query))
      return products.map((product) => product.name)
    },
    /** The logo, as a shopper gets it. */
    async logo(name: string): Promise<string> {
      const { logo } = (await feria.json('shop', 'show', name)) as { readonly logo: string }
      const answer = await app.request(logo)
      return `${answer.status} ${await answer.text()}`
    },
    /**
     * For each table that is not unlogged, its number of rows and a hash of them; without keys, of which every tool creates
     * one. For each of our functions, its owner.
     */
    async digest(): Promise<Readonly<Record<string, string>>> {
      const { rows: tables } = await db.owner.query<{ name: string }>(
        `select oid::regclass::text as name from pg_class
         where relkind = 'r' and relpersistence = 'p' and relnamespace in ('public'::regnamespace, 'identity'::regnamespace)
           and relname <> 'platform_keys' order by 1`,
      )
      const digests: Record<string, string> = {}
      for (const { name } of tables) {
        const { rows } = await db.owner.query<{ rows: string }>(
          `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows from ${name} t`,
        )
        digests[name] = rows[0]?.rows ?? ''
      }
      const { rows: functions } = await db.owner.query<{ name: string; owner: string }>(
        `select oid::regprocedure::text as name, proowner::regrole::text as owner from pg_proc
         where proname like 'feria%' order by 1`,
      )
      return { ...digests, functions: functions.map(({ name, owner }) => `${name} ${owner}`).join() }
    },
    close: async () => {
      await feria.close()
      await db.close()
    },
  }
}
