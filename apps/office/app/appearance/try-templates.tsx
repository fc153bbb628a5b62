import { TemplatePicture } from '#app/open/template-picture.tsx'
import type { TemplateSample } from '#app/open/template-samples.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { useSection } from '#app/words/use-words.ts'

type TryProps = {
  readonly templates: readonly TemplateSample[]
  readonly products: readonly { readonly name: string; readonly image: string | null }[]
  /** The number of the published template; `chosen`: that of the draft. */
  readonly published: number
  readonly chosen: number
  readonly onChoose: (template: number) => void
}

/** Every template as a miniature in its colours, with products of the shop. Choosing one changes the draft only. */
export function TryTemplates({ templates, products, published, chosen, onChoose }: TryProps) {
  const words = useSection(appearanceWords)
  const photos = products.flatMap(({ image }) => image ?? [])
  return (
    <section className="stack">
      <h2>{words.try}</h2>
      <p className="hint">{words.tryHint}</p>
      <ul className="tries">
        {templates.map(({ id, name, colors }) => (
          <li key={id} className="try" data-chosen={id === chosen ? '' : undefined}>
            <TemplatePicture colors={colors} photos={photos} />
            <p className="row" data-ends="">
              <strong>{name}</strong>
              {id === chosen ? <Seal dye="act">{words.chosen}</Seal> : id === published && <Seal>{words.live}</Seal>}
            </p>
            {id !== chosen && (
              <Button aria-label={words.use(name)} onClick={() => onChoose(id)}>
                {words.use(name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
