/** Tables that belong to no shop, or that a worker reads for all shops in turn. */
const OF_NO_SHOP = [
  ...['hosts', 'product_owner', 'cities', 'city_lists', 'jobs', 'limits', 'mails', 'outbox', 'sale_ends'],
  // All or nearly all of their rows wait for the worker.
  ...['shop_deletions', 'refund_requests'],
]

/** Indexes that a worker walks for all shops in turn: only what is due stands in them. */
const QUEUES = [
  ...['orders_held', 'payment_attempts_due', 'tasks_under_way', 'money_changes_due', 'shop_standings_quiet'],
  'articles_to_publish',
]

/** What a worker asks of all shops about a table that shoppers read, too; while it is small, PostgreSQL reads the table in place of its index. */
const WORKERS_QUESTION = /from articles where publish_at <=/

/**
 * How PostgreSQL answered while `work` ran: every plan of the API's, those inside functions and triggers too, as
 * auto_explain writes them into the server's log. The API is started anew, since only new connections explain themselves.
 */
export async function plansOf(api, work) {
  await explain(api, 'set')
  try {
    const before = (await api.postgresLog()).length
    await work()
    return readPlans((await api.postgresLog()).slice(before))
  } finally {
    await explain(api, 'reset')
  }
}

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
}

async function explain(api, verb) {
  const client = await api.db.owner.connect()
  try {
    await client.query(`load 'auto_explain'`)
    for (const [name, value] of Object.entries(SETTINGS))
      await client.query(`alter database feria ${verb} ${name}${verb === 'set' ? ` = '${value}'` : ''}`)
  } finally {
    client.release(true)
  }
  await api.kill()
  await api.start()
}

/** A message's first line starts with the time, its others with a tab. */
function readPlans(log) {
  return log
    .split(/\n(?!\t)/)
    .filter((message) => / plan:\n\t\{/.test(message))
    .map((message) => JSON.parse(message.slice(message.indexOf('{')).replaceAll('\n\t', '\n')))
}

/** Reads of a shop's table that do not go through an index that starts with the shop, asked for this shop. */
export function readsBeyondTheShop(plans) {
  const found = new Map()
  for (const { 'Query Text': query, Plan: plan } of plans) {
    for (const node of nodesOf(plan)) {
      const table = node['Relation Name']
      if (!table || OF_NO_SHOP.includes(table) || QUEUES.includes(node['Index Name'])) continue
      if (WORKERS_QUESTION.test(query)) continue
      if (node['Node Type'] === 'ModifyTable' || isByShop(node)) continue
      found.set(`${node['Node Type']} on ${table}`, query.replace(/\s+/g, ' ').trim())
    }
  }
  return [...found].map(([read, query]) => ({ read, query }))
}

/** That every index of theirs starts with the shop is what `tenancy.test.ts` proves. */
function isByShop(node) {
  if (node['Node Type'] === 'Bitmap Heap Scan')
    return nodesOf(node)
      .filter((part) => part['Node Type'] === 'Bitmap Index Scan')
      .every(isByShop)
  return /\bshop_id (OPERATOR\(pg_catalog\.)?=/.test(node['Index Cond'] ?? '')
}

const nodesOf = (node) => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** How many different statements were answered, and by which indexes. */
export const indexesOf = (plans) =>
  new Set(plans.flatMap(({ Plan }) => nodesOf(Plan).flatMap((node) => node['Index Name'] ?? [])))
