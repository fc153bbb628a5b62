import { Seal } from '#app/ui/seal.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useSection } from '#app/words/use-words.ts'

type ArticleStateProps = { readonly active: boolean; readonly publishAt: string | null }

/** Whether an article is published, scheduled, or a draft. */
export function ArticleState({ active, publishAt }: ArticleStateProps) {
  const words = useSection(textsWords)
  if (active) return <Seal dye="good">{words.live}</Seal>
  return <Seal dye="soon">{publishAt ? words.scheduled : words.draft}</Seal>
}
