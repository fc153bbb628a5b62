import { Form } from '@remix-run/react'
import { Submit } from '#app/ui/button.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

type BinRowProps = {
  readonly article: { readonly id: number; readonly title: string; readonly deletedAt: string | null }
}

/** An article in the bin, with the button to restore it. */
export function BinRow({ article: { id, title, deletedAt } }: BinRowProps) {
  const words = useSection(textsWords)
  const dates = useDates()
  return (
    <li>
      <strong>{title}</strong>
      {deletedAt && <p className="muted small">{words.articleInBin(dates.day(deletedAt))}</p>}
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Submit intent="restore" kind="plain" aria-label={`${words.articleRestore}: ${title}`}>
          {words.articleRestore}
        </Submit>
      </Form>
    </li>
  )
}
