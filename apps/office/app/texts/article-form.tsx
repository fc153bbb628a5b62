import { Form } from '@remix-run/react'
import { RichField } from '#app/rich/rich-field.tsx'
import type { Refused } from '#app/session/outcome.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { LongField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { PhotoField } from '#app/ui/photo-field.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useSection } from '#app/words/use-words.ts'

type ArticleFormProps = {
  /** Null: a new one. */
  readonly article: {
    readonly title: string
    readonly author: string | null
    readonly summary: string | null
    readonly body: string
    readonly image: string | null
    readonly active: boolean
    readonly revision: string
  } | null
  readonly refused: Refused | null
}

/** The form of an article: its title, picture and text, and folded what few people change. */
export function ArticleForm({ article, refused }: ArticleFormProps) {
  const words = useSection(textsWords)
  const { base } = useShop()
  const wrong = refused?.fields ?? {}
  const isLive = article?.active ?? false
  return (
    <Form method="post" className="stack" noValidate>
      <input type="hidden" name="revision" value={article?.revision ?? ''} />
      <TextField
        {...{ label: words.title, name: 'title', required: true, maxLength: 300, wrong: wrong.title }}
        defaultValue={article?.title ?? ''}
      />
      <PhotoField {...{ label: words.cover, name: 'image', base, src: article?.image ?? null }} />
      <RichField {...{ label: words.body, name: 'body', html: article?.body ?? '', wrong: wrong.body }} />
      <Fold title={words.articleMore} open={wrong.slug ? true : undefined}>
        <TextField {...{ label: words.author, name: 'author', maxLength: 120 }} defaultValue={article?.author ?? ''} />
        <LongField
          {...{ label: words.summary, hint: words.summaryHint, name: 'summary', rows: 3, maxLength: 1000 }}
          defaultValue={article?.summary ?? ''}
        />
        {!article && (
          <TextField
            {...{ label: words.slug, hint: words.slugHint, name: 'slug', maxLength: 80, wrong: wrong.slug }}
            {...{ autoCapitalize: 'none', spellCheck: false }}
          />
        )}
      </Fold>
      <SaveBar intent="publish" text={isLive ? undefined : words.publish}>
        <Submit intent="draft" kind="plain">
          {isLive ? words.unpublish : words.saveDraft}
        </Submit>
      </SaveBar>
    </Form>
  )
}
