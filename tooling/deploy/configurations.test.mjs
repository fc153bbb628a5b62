import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

// Checks the files of deploy/ that no test starts against what they name.

const at = (path) => new URL(`../../${path}`, import.meta.url)
const read = (path) => readFile(at(path), 'utf8')
const [readme, caddyfile, guide] = await Promise.all(['README.md', 'deploy/Caddyfile', 'docs/operate.md'].map(read))
const isKnown = (variable) => readme.includes(`\`${variable}\``)
/** The targets of a Prometheus configuration. */
const watchedIn = async (name) =>
  parse(await read(`deploy/monitoring/${name}`)).scrape_configs.flatMap(({ static_configs }) =>
    static_configs.flatMap(({ targets }) => targets.map((target) => target.split(':'))),
  )

const compose = parse(await read('deploy/compose.yaml'), { merge: true })
const examples = (
  await Promise.all(['feria.env', 'feria-data.env'].map((name) => read(`deploy/${name}.example`)))
).join('\n')
const PROGRAMS = ['storefront', 'office', 'api', 'worker']
const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'feria')

describe('compose.yaml', () => {
  test('runs two of each program', () => {
    for (const program of PROGRAMS) {
      const all = ours.filter(([, { command }]) => command[0] === program)
      expect([program, all.map(([name]) => name)]).toEqual([program, [`${program}-1`, `${program}-2`]])
    }
  })

  test('every service that is waited for, or asked at an address, is one of it', async () => {
    const named = new Set(Object.keys(compose.services))
    const awaited = Object.values(compose.services).flatMap(({ depends_on = {} }) => Object.keys(depends_on))
    const { STOREFRONTS, OFFICES, APIS } = compose.services.proxy.environment
    const watched = (await watchedIn('prometheus-containers.yaml')).map(([name]) => name)
    const settings = [...examples.matchAll(/(?:\/\/|@)([\w-]+):\d+/g)].map(([, host]) => host)
    const proxied = [STOREFRONTS, OFFICES, APIS]
      .join(' ')
      .split(' ')
      .map((address) => address.split(':')[0])
    expect(settings.length).toBeGreaterThan(2)
    expect([...awaited, ...proxied, ...watched, ...settings].filter((name) => !named.has(name))).toEqual([])
    const measured = ours.filter(([, { command }]) => PROGRAMS.includes(command[0])).map(([name]) => name)
    expect(watched.toSorted()).toEqual(measured.toSorted())
  })

  test('every variable is one that the programs, or the proxy, read', () => {
    const given = ours.flatMap(([, { environment }]) => Object.keys(environment))
    const inExamples = [...examples.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
    expect([...given, ...inExamples].filter((name) => !isKnown(name))).toEqual([])
    const ofProxy = Object.keys(compose.services.proxy.environment)
    expect(ofProxy.filter((name) => !caddyfile.includes(`{$${name}:`))).toEqual([])
  })

  test('programs write to the data folder alone, and none may become another user', () => {
    for (const [name, { read_only, cap_drop, security_opt }] of ours)
      expect([name, read_only, cap_drop, security_opt]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']])
  })
})

describe('units of systemd', async () => {
  const names = await readdir(at('deploy/systemd'))
  const units = await Promise.all(names.map(async (name) => ({ name, text: await read(`deploy/systemd/${name}`) })))
  const services = units.filter(({ name }) => name.endsWith('.service'))
  const commands = await read('deploy/feria-server.mjs')

  test.each(services)('$name starts a command that there is, with variables that it reads', ({ text }) => {
    const [, command] = /^ExecStart=\/usr\/bin\/node \/srv\/feria\/deploy\/feria-server\.mjs (\w+)/m.exec(text)
    expect(commands).toContain(`\n  ${command}: `)
    const variables = [...text.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name)
    expect(variables.filter((name) => !isKnown(name))).toEqual([])
    // A storefront and an office have neither the database's address nor its keys.
    expect(text.includes('/etc/feria-data.env')).toBe(!['storefront', 'office'].includes(command))
  })

  test('those that the guide starts are these, and Prometheus asks each of them', async () => {
    const started = [...guide.matchAll(/systemctl enable --now (.+)/g)].flatMap(([, some]) => some.split(' '))
    const instances = started.filter((name) => name.includes('@'))
    expect(instances).toHaveLength(8)
    const files = started.map((name) => (name.includes('.') ? name : name.replace(/@\d+$/, '@.service')))
    expect(files.filter((name) => !names.includes(name))).toEqual([])
    const ports = (await watchedIn('prometheus.yaml')).map(([, port]) => port)
    expect(ports.toSorted()).toEqual(instances.map((name) => `1${name.split('@')[1]}`).toSorted())
  })
})
