import { ARTICLE_LIMITS } from '@store/core'
import { useState } from 'react'
import { DraftForm } from '#app/drafts/draft-form.tsx'
import { DraftSaved } from '#app/drafts/draft-offer.tsx'
import type { Draft } from '#app/drafts/drafts.server.ts'
import { useDraftForm } from '#app/drafts/use-draft-form.ts'
import { firstOf, type Values } from '#app/drafts/values.ts'
import { RichField } from '#app/rich/rich-field.tsx'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { LongField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { PhotoField } from '#app/ui/photo-field.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useSection } from '#app/words/use-words.ts'

type ArticleFormProps = {
  readonly values: Values
  readonly draft: Draft | null
  readonly isDraft: boolean
  readonly draftPath: string
  /** Whether its address can be chosen. */
  readonly isNew: boolean
  /** Whether shoppers can read it. */
  readonly isLive: boolean
}

/** The form of an article: title, picture and text; other fields are folded. */
export function ArticleForm({ isNew, isLive, ...rest }: ArticleFormProps) {
  const words = useSection(textsWords)
  const { base } = useShop()
  const { refused, done } = useOutcome()
  const keptForm = useDraftForm({ ...rest, typed: refused?.typed ?? null, done })
  const { shown, kept } = keptForm
  const wrong = refused?.fields ?? {}
  const of = (name: string) => ({ name, defaultValue: firstOf(shown.values, name), wrong: wrong[name] })
  const [day, setDay] = useState(firstOf(shown.values, 'day'))
  return (
    <DraftForm of={keptForm} className="stack">
      {/* Enter in a field submits with the first button, which must not unpublish an article. */}
      <button
        className="hidden"
        hidden
        type="submit"
        name="intent"
        value={isLive ? 'publish' : 'draft'}
        tabIndex={-1}
      />
      {/* After a refusal for a stale revision, the page has the newer one: saving again overwrites it deliberately. */}
      <input type="hidden" name="revision" value={firstOf(refused ? rest.values : shown.values, 'revision')} />
      <TextField {...of('title')} label={words.title} required maxLength={300} />
      <PhotoField label={words.cover} name="image" base={base} src={firstOf(shown.values, 'image') || null} />
      <RichField label={words.body} name="body" html={firstOf(shown.values, 'body')} wrong={wrong.body} />
      <Fold title={words.articleMore} open={wrong.slug ? true : undefined}>
        <TextField {...of('author')} label={words.author} maxLength={120} />
        <LongField {...of('summary')} label={words.summary} hint={words.summaryHint} rows={3} maxLength={1000} />
        {isNew && (
          <TextField
            {...of('slug')}
            label={words.slug}
            hint={words.slugHint}
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Fold>
      <Fold title={words.found} open={wrong.seoTitle || wrong.seoDescription ? true : undefined}>
        <TextField
          {...of('seoTitle')}
          label={words.seoTitle}
          hint={words.seoTitleHint}
          maxLength={ARTICLE_LIMITS.seoTitle}
          autoComplete="off"
        />
        <LongField
          {...of('seoDescription')}
          label={words.seoDescription}
          hint={words.seoDescriptionHint}
          rows={3}
          maxLength={ARTICLE_LIMITS.seoDescription}
        />
      </Fold>
      {!isLive && (
        <Fold title={words.later} open={day !== '' || wrong.day ? true : undefined}>
          <p className="hint">{words.laterHint}</p>
          <div className="two">
            <TextField
              {...of('day')}
              label={words.day}
              type="date"
              onChange={(event) => setDay(event.currentTarget.value)}
            />
            <TextField {...of('time')} label={words.time} type="time" />
          </div>
        </Fold>
      )}
      <SaveBar intent="publish" text={isLive ? undefined : words.publish} keeps={kept.keeps}>
        <DraftSaved kept={kept} />
        <Submit intent="draft" kind="plain">
          {isLive ? words.unpublish : day === '' ? words.saveDraft : words.schedule}
        </Submit>
      </SaveBar>
    </DraftForm>
  )
}
