/** The title of a screen, with its purpose in one sentence. */
export function PageHead({ title, intro }: { readonly title: string; readonly intro: string }) {
  return (
    <header className="stack" data-tight="">
      <h1>{title}</h1>
      <p className="letter muted">{intro}</p>
    </header>
  )
}
