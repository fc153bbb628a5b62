import type { manageEndpoints, Output } from '@store/api-client/manage'
import type { Language } from '@store/core'
import { loadSettingWords, readSettings, settingFields, settingRows } from '@store/template-kit/settings'
import { templateOf } from '@store/templates'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { type DraftState, fieldPath } from './ops.ts'

export type Draft = Output<typeof manageEndpoints.getAppearanceDraft>

/** The draft as the editor shows it, in this language. */
export async function draftState(draft: Draft, language: Language): Promise<DraftState> {
  const template = templateOf(draft.templateId)
  const { settings, tokens, name } = template
  const stored = draft.settings[draft.templateId] ?? {}
  const read = settings.read(stored)
  const words = (await loadSettingWords(template, language)).settings
  const fields = settingFields(settings.shape).flatMap((field) => {
    const word = words[field.path]
    return word && !settings.unseen?.[field.path] ? [{ ...field, word }] : []
  })
  const raw = readSettings(stored, settings.shape)
  return {
    template: draft.templateId,
    templateName: name,
    stored,
    fields,
    tokens,
    revision: draft.revision,
    by: draft.by,
    // Values as stored: without what the template derives while reading, and texts of several parts as they were typed.
    values: { ...raw, ...typedTexts(fields, stored) },
    colors: read.colors,
    scheme: read.scheme,
    changes: changesOf(draft, stored, new Map(fields.map(({ path, word }) => [path, word.label])), language),
  }
}

/** Texts that pages parse (such as lines of a list) are edited as they were typed. */
const typedTexts = (fields: DraftState['fields'], stored: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fields.flatMap(({ path, control }) =>
      (control === 'longText' || control === 'text') && !path.includes('.') && typeof stored[path] === 'string'
        ? [[path, stored[path]]]
        : [],
    ),
  )

function changesOf(
  { templateId, published }: Draft,
  stored: Readonly<Record<string, unknown>>,
  labels: ReadonlyMap<string, string>,
  language: Language,
): readonly string[] {
  const { templateChange } = appearanceWords.of(language)
  const template = templateOf(templateId)
  if (templateId !== published.templateId) return [templateChange(templateOf(published.templateId).name, template.name)]
  const { shape } = template.settings
  const valuesOf = (settings: unknown) =>
    new Map(settingRows(shape, settings).map(({ path, value }) => [path, JSON.stringify(value)]))
  const [before, after] = [valuesOf(published.settings), valuesOf(stored)]
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  )
  return [
    ...new Set(changed.map((path) => labels.get(path.split('.')[0] ?? '') ?? labels.get(fieldPath(path)) ?? path)),
  ]
}
