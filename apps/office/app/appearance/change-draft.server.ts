import { changeSetting, DEFAULT_SETTINGS, readSettings, resetSetting } from '@store/template-kit/settings'
import { isDrawn, templateOf } from '@store/templates'
import * as z from 'zod'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { isStale } from '#app/session/problem.server.ts'
import { loadWords } from '#app/words/words.ts'
import { type Draft, draftState } from './draft-state.server.ts'
import type { DraftAnswer, DraftOp } from './ops.ts'

z.config({ jitless: true })

const path = z.string().max(200)
const place = z.int().min(0).max(99)
const template = z.int().min(1).max(10_000)
const Ops: z.ZodType<readonly DraftOp[]> = z
  .array(
    z.discriminatedUnion('op', [
      z.strictObject({ op: z.literal('set'), path, value: z.string().max(20_000).nullable() }),
      z.strictObject({ op: z.literal('add'), list: path, at: place }),
      z.strictObject({ op: z.literal('move'), list: path, from: place, to: place }),
      z.strictObject({ op: z.literal('remove'), list: path, at: place }),
      z.strictObject({ op: z.literal('restore'), template, settings: z.record(z.string().max(100), z.unknown()) }),
      z.strictObject({ op: z.literal('template'), template }),
    ]),
  )
  .max(200)

type Settings = Readonly<Record<string, unknown>>
type Changed = { readonly template: number; readonly settings: Settings; readonly refused: readonly string[] }

/**
 * Changes the draft. Values are checked here with the template's strict schema, as the API has no registry of templates. If
 * somebody else has changed the draft meanwhile (a stale revision), the operations are applied to their version, and only
 * settings that differ are sent.
 */
export async function changeDraft(office: Office, { shopId }: MyShop, sent: unknown): Promise<DraftAnswer> {
  const ops = Ops.safeParse(sent)
  if (!ops.success) return { kind: 'failed', message: (await loadWords[office.language]()).errors.field }
  const params = { shopId }
  let other: string | null = null
  let draft = await office.manage.getAppearanceDraft({ params })
  for (let tries = 0; ; tries++) {
    const changed = applied(draft, ops.data)
    const settings = differenceOf(draft.settings[changed.template] ?? {}, changed.settings)
    const isSame = changed.template === draft.templateId && Object.keys(settings).length === 0
    try {
      const saved = isSame
        ? draft
        : await office.manage.changeAppearanceDraft({
            params,
            body: { templateId: changed.template, settings },
            revision: draft.revision,
          })
      return { kind: 'saved', state: await draftState(saved, office.language), refused: changed.refused, other }
    } catch (error) {
      if (!isStale(error) || tries === 3) throw error
      draft = await office.manage.getAppearanceDraft({ params })
      other = draft.by
    }
  }
}

/** The settings that differ, each as a whole; null for those that were removed. */
function differenceOf(before: Settings, after: Settings): Settings {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name] ?? null]),
  )
}

function applied(draft: Draft, ops: readonly DraftOp[]): Changed {
  const start: Changed = { template: draft.templateId, settings: draft.settings[draft.templateId] ?? {}, refused: [] }
  return ops.reduce<Changed>((before, op) => {
    switch (op.op) {
      case 'template':
        return isDrawn(op.template) ? inTemplate(draft, before, op.template) : before
      case 'restore':
        return isDrawn(op.template) ? restored(before, op.template, op.settings) : before
      case 'set':
        return set(before, op.path, op.value)
      case 'add':
        return added(before, op.list, op.at)
      case 'move':
        return edited(before, op.list, (entries) => {
          const [entry] = entries.slice(op.from, op.from + 1)
          return entry === undefined ? entries : entries.toSpliced(op.from, 1).toSpliced(op.to, 0, entry)
        })
      default:
        return edited(before, op.list, (entries) => entries.toSpliced(op.at, 1))
    }
  }, start)
}

const restored = ({ refused }: Changed, template: number, settings: Settings): Changed => ({
  template,
  settings,
  refused,
})

/**
 * Switches to another template: its earlier settings, and for those it lacks, the common settings of the template before.
 */
function inTemplate(draft: Draft, { settings, refused }: Changed, template: number): Changed {
  const ofTemplate = draft.settings[template] ?? {}
  const common = Object.keys(DEFAULT_SETTINGS).filter(
    (name) => settings[name] !== undefined && ofTemplate[name] === undefined,
  )
  // Names of fonts, schemes and styles are each template's own, so they are not carried over.
  const carried = common.filter((name) => !['font', 'scheme', 'categoryStyle', 'productStyle'].includes(name))
  return {
    template,
    refused,
    settings: { ...Object.fromEntries(carried.map((name) => [name, settings[name]])), ...ofTemplate },
  }
}

function set(before: Changed, at: string, value: string | null): Changed {
  const { shape } = templateOf(before.template).settings
  const [list = ''] = at.split('.')
  const stored = /\.\d+(\.|$)/.test(at) ? withList(before, list) : before.settings
  const change = value === null ? resetSetting(shape, stored, at) : changeSetting(shape, stored, at, value)
  return change.kind === 'changed'
    ? { ...before, settings: change.settings }
    : { ...before, refused: [...before.refused, at] }
}

/** Adds an entry to a list, with its first field blank. */
function added(before: Changed, list: string, at: number): Changed {
  const blank = list.endsWith('points') ? { x: 50, y: 50, slug: '', box: null } : { title: '' }
  return edited(before, list, (entries) => entries.toSpliced(at, 0, blank))
}

/**
 * The settings with this list as pages read it: the template's default entries become the merchant's once one of them is
 * edited.
 */
function withList({ settings, template }: Changed, list: string): Settings {
  if (Array.isArray(settings[list])) return settings
  const read: Settings = readSettings(settings, templateOf(template).settings.shape)
  return Array.isArray(read[list]) ? { ...settings, [list]: read[list] } : settings
}

type Edit = (entries: readonly unknown[]) => readonly unknown[]

function edited(before: Changed, list: string, edit: Edit): Changed {
  const keys = list.split('.')
  return { ...before, settings: editedAt(withList(before, keys[0] ?? ''), keys, edit) as Settings }
}

/** Copies the settings with the list at this path edited. */
function editedAt(value: unknown, [key, ...rest]: readonly string[], edit: Edit): unknown {
  if (key === undefined) return edit(Array.isArray(value) ? value : [])
  if (Array.isArray(value)) return value.map((entry, at) => (String(at) === key ? editedAt(entry, rest, edit) : entry))
  const fields = (value ?? {}) as Settings
  return { ...fields, [key]: editedAt(fields[key], rest, edit) }
}
