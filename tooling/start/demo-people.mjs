import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tool } from './platform-key.mjs'
import { Refusal } from './settings.mjs'

/** The people of the demo by shop, each with one role. The office shows their sign-in codes. */
const PEOPLE = {
  alborada: {
    ana: 'owner',
    beto: 'manager',
    caro: 'sales',
    dani: 'stockroom',
    eli: 'content',
    fabi: 'accountant',
  },
  kilovatio: { ana: 'owner' },
  lacaleta: { ana: 'owner' },
  bulto: { beto: 'owner' },
}
const addressOf = (name) => `${name}@demo.localhost`

/** An operator of the platform; they need a passkey, which they create after signing in. */
const OPERATOR = addressOf('operador')

/** The person that is printed beside the office's address. */
export const FIRST_PERSON = addressOf('ana')

/**
 * Adds the people of the demo to the teams of these shops, once per shop and data folder: removed people stay removed.
 *
 * @param shops by their subdomains
 * @param run runs a program of the product
 */
export async function givePeople(shops, { dataFolder, apiPort, token, run }) {
  const file = join(dataFolder, 'demo-people.json')
  const alreadyGiven = new Set(
    await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => []),
  )
  const waiting = shops.filter((subdomain) => PEOPLE[subdomain] && !alreadyGiven.has(subdomain))
  if (waiting.length === 0) return
  const ask = async (path, init) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`http://127.0.0.1:${apiPort}/manage/v1${path}`, { ...init, headers })
    const body = await answer.json()
    if (!answer.ok) throw new Refusal(`The API does not take the people of the demo: ${body.detail}`)
    return body
  }
  for (const subdomain of waiting) {
    const { items } = await ask(`/shops?subdomain=${subdomain}`)
    if (!items[0]) continue
    for (const [name, role] of Object.entries(PEOPLE[subdomain]))
      await ask(`/shops/${items[0].id}/team`, {
        method: 'POST',
        body: JSON.stringify({ email: addressOf(name), role }),
      })
    alreadyGiven.add(subdomain)
  }
  if (!alreadyGiven.has(OPERATOR)) await run({ script: tool, args: ['database', 'operator', OPERATOR] })
  alreadyGiven.add(OPERATOR)
  await writeFile(`${file}.part`, `${JSON.stringify([...alreadyGiven])}\n`)
  await rename(`${file}.part`, file)
}
