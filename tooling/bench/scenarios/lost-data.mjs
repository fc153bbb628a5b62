import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { diskStorage, keepPicture } from '@store/api/media'
import { check, findings } from '../consistency.mjs'
import { openApi } from '../product.mjs'
import { line, openShop, orderOf, times } from '../shop.mjs'

const operator = fileURLToPath(new URL('../../../apps/operator/dist/feria.js', import.meta.url))
const PRODUCTS = 8
const BUYERS = 4
/** The most data that may be lost, and the longest downtime, both in seconds. */
const [MOST_LOST, MOST_AWAY] = [60, 60]
/** Tables that neither orders nor background work change. */
const STEADY = ['shops', 'hosts', 'products', 'categories', 'pictures', 'cities', 'migrations']

/**
 * Backs up everything while people buy. They buy on for `seconds`; then services and database are killed (-9) and their
 * folder is deleted. Backup and archived log are restored into an empty folder: unchanged tables are equal, and all orders
 * exist but those of the last minute. Without `strict`, the log is archived to its end first, and no order is lost.
 */
export async function lostData({ shops: count, seconds, program, strict = false }) {
  const place = await mkdtemp(join(tmpdir(), 'feria-bench-'))
  await chmod(place, 0o755)
  const [dataDir, backups] = [join(place, 'data'), join(place, 'backups')]
  const env = { BACKUP_DIR: backups }
  const feria = (...args) => run([operator, ...args, '--json'], { DATA_DIR: dataDir, ...env })
  const before = await openApi({ program, dataDir, env })
  const after = await openApi({ program, dataDir, env })
  try {
    await before.start()
    const shops = []
    for (let at = 0; at < count; at++) shops.push(await fill(before, dataDir, at))
    let open = true
    const placed = []
    const buying = times(BUYERS, async () => {
      const client = before.client()
      while (open) {
        const { shopId, products } = shops[Math.floor(Math.random() * shops.length)]
        // After the kill there are no responses.
        const outcome = await client.placeOrder({ body: orderOf(shopId, [line(products[0])]) }).catch(() => null)
        if (outcome === null) return
        placed.push({ shopId, number: outcome.order.number, at: performance.now() })
        await pause(20)
      }
    })
    const folder = join(backups, 'backup')
    const since = performance.now()
    const backup = await feria('database', 'backup', folder)
    const took = performance.now() - since
    const whileBackedUp = placed.length
    await pause(seconds * 1_000)
    const [steady, picture] = [await digests(before.db), await pictureOf(before, shops[0])]
    open = strict
    if (!strict) {
      await Promise.all(buying)
      await archived(before.db)
    }
    const postgres = await before.postgresPid()
    const lostAt = performance.now()
    await before.kill()
    process.kill(postgres, 'SIGKILL')
    open = false
    await Promise.all(buying)
    await processEnded(postgres)
    const home = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'))
    await rm(home.folder, { recursive: true, force: true })
    await rm(dataDir, { recursive: true })

    const restoring = performance.now()
    const restored = await feria('database', 'restore', folder)
    await after.start()
    const away = (performance.now() - restoring) / 1_000
    const { rows } = await after.db.owner.query('select shop_id as "shopId", order_number as number from orders')
    const stored = new Set(rows.map(({ shopId, number }) => `${shopId} ${number}`))
    const lost = placed.filter(({ shopId, number }) => !stored.has(`${shopId} ${number}`))
    const age = lost.length === 0 ? 0 : (lostAt - Math.min(...lost.map(({ at }) => at))) / 1_000
    return [
      check(
        `backup of ${count} shops in ${(took / 1_000).toFixed(1)} s, ${whileBackedUp} orders meanwhile: shops in it`,
        count,
        backup.shops,
      ),
      check('shops and pictures after the restore', `${count} ${count}`, `${restored.shops} ${restored.pictures}`),
      check('digest of what nobody changed', steady, await digests(after.db)),
      check('a picture', picture, await pictureOf(after, shops[0])),
      check(
        `of ${placed.length} orders, ${lost.length} lost, at most ${age.toFixed(1)} s old: older than a minute`,
        0,
        age > MOST_LOST ? lost.length : 0,
      ),
      ...(strict ? [] : [check('orders lost of an archived log', 0, lost.length)]),
      check(`ready again after ${away.toFixed(1)} s: within ${MOST_AWAY} s`, true, !strict || away <= MOST_AWAY),
      ...(await findings(after.db, shops[0].shopId)),
    ]
  } finally {
    await before.stop()
    await after.stop()
    await rm(place, { recursive: true, force: true })
  }
}

/** A shop with products and a picture. */
async function fill({ db }, dataDir, at) {
  const shop = await openShop(db, ...times(PRODUCTS, () => ({ units: 1_000_000 })))
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h${at + 1}"/></svg>`
  const { src } = await keepPicture({ db, media: diskStorage(dataDir) }, shop.shopId, Buffer.from(drawing), 'logo.svg')
  return { ...shop, src }
}

async function pictureOf({ url }, { src }) {
  const answer = await fetch(`${url}${src}`)
  return `${answer.status} ${await answer.text()}`
}

async function digests(db) {
  const hash = createHash('sha256')
  for (const table of STEADY) {
    const { rows } = await db.owner.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest, count(*) as rows from ${table} t`,
    )
    hash.update(`${table} ${rows[0].rows} ${rows[0].digest}`)
  }
  return hash.digest('hex').slice(0, 12)
}

/** Waits until all commits are archived. */
async function archived(db) {
  const { rows } = await db.owner.query('select pg_walfile_name(pg_switch_wal()) as file')
  for (;;) {
    const { rows: found } = await db.owner.query('select last_archived_wal as last from pg_stat_archiver')
    if ((found[0].last ?? '') >= rows[0].file) return
    await pause(20)
  }
}

async function processEnded(pid) {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await pause(20)
  }
}

/** The output of a command. */
async function run(args, env) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args.slice(1).join(' ')} ended with ${code}`)
  return JSON.parse(output)
}
